"""A small robust estimator: maximum a posteriori by Gauss-Newton, with Student-t noise and a Gaussian prior."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Vector = np.ndarray[Any, np.dtype[np.float64]]
Model = Callable[[Vector], Vector]
Jacobian = Callable[[Vector], Vector]

DEGREES_OF_FREEDOM = 4.0  # Student-t: a row five standard deviations off counts a sixth as much as one that fits
MOST_STEPS = 30
MOST_DAMPINGS = 8
CONVERGED = 1e-9  # relative change of the cost


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """The estimate, its covariance, the residuals (predicted minus observed) and their leverages."""

    estimate: Vector
    covariance: Vector
    residuals: Vector
    leverages: Vector


def robust_fit(
    *,
    predict: Model,
    jacobian: Jacobian,
    observed: Vector,
    noise: Vector,
    prior: Vector,
    prior_sd: Vector,
    row_weights: Vector | None = None,
) -> Fit:
    """Return the most probable parameters; deterministic, starts at the prior.

    Parameters
    ----------
    predict, jacobian : callable
        Values (n) and derivatives (n x p) at given parameters.
    observed, noise : array of n
        Observations and the standard deviations of their noise.
    prior, prior_sd : array of p
        Gaussian prior of each parameter, independent of the others.
    row_weights : array of n or None
        How many observations each row counts for; None for one each.
    """
    counts = np.ones_like(observed) if row_weights is None else row_weights
    nu = DEGREES_OF_FREEDOM

    def cost(parameters: Vector) -> tuple[float, Vector]:
        scaled = (predict(parameters) - observed) / noise
        misfit = np.sum(counts * (nu + 1.0) / 2.0 * np.log1p(scaled**2 / nu))
        return float(misfit + 0.5 * np.sum(((parameters - prior) / prior_sd) ** 2)), scaled

    estimate = prior.copy()
    precision = np.diag(1.0 / prior_sd**2)
    damping = 1e-3
    current, scaled = cost(estimate)
    for _ in range(MOST_STEPS):
        slopes = jacobian(estimate) / noise[:, None]
        weights = counts * (nu + 1.0) / (nu + scaled**2)
        hessian = slopes.T @ (weights[:, None] * slopes) + precision
        gradient = slopes.T @ (weights * scaled) + (estimate - prior) / prior_sd**2
        for _ in range(MOST_DAMPINGS):
            step = np.linalg.solve(hessian + damping * np.diag(np.diag(hessian)), -gradient)
            candidate, candidate_scaled = cost(estimate + step)
            if candidate <= current:
                break
            damping *= 10.0
        else:
            break
        is_done = current - candidate <= CONVERGED * (1.0 + abs(current))
        estimate, current, scaled = estimate + step, candidate, candidate_scaled
        damping = max(damping / 10.0, 1e-9)
        if is_done:
            break
    slopes = jacobian(estimate) / noise[:, None]
    weights = (nu + 1.0) / (nu + scaled**2)
    covariance: Vector = np.linalg.inv(slopes.T @ ((counts * weights)[:, None] * slopes) + precision).astype(float)
    leverages = counts * weights * np.einsum("ij,jk,ik->i", slopes, covariance, slopes)
    return Fit(
        estimate=estimate,
        covariance=covariance,
        residuals=scaled * noise,
        leverages=np.clip(leverages, 0.0, 0.99),
    )
