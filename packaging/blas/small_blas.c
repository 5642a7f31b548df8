/* The linear algebra that numpy is linked with, for matrices of a few rows, in place of OpenBLAS and its 28 MB of
 * kernels for large ones. It has every function that numpy's libraries name. Sums and products, solving (gesv), LU
 * (getrf) and Cholesky (potrf) are computed; eigenvalues, singular values, QR and least squares answer "did not
 * converge", so that numpy raises LinAlgError: the program uses none of them, which a test checks.
 *
 * Integers are 64 bits wide, names have OpenBLAS's prefix and suffix, as in the packages of numpy.
 * Compiled four times, once for each type of number, by including itself.
 */
#ifndef SMALL_BLAS_TYPE

#include <complex.h>
#include <math.h>
#include <stdint.h>

typedef int64_t integer;
enum { ROW_MAJOR = 101, PLAIN = 111, CONJUGATED = 113, UPPER = 121 };

#define JOIN(a, b, c) a##b##c
#define CBLAS(letter, name) JOIN(scipy_cblas_, letter, name##64_)
#define LAPACK(letter, name) JOIN(scipy_, letter, name##_64_)

#define SMALL_BLAS_TYPE float
#define LETTER s
#define CONJ(x) (x)
#define SIZE(x) fabsf(x)
#define SCALAR(name) float name
#define VALUE(name) (name)
#include "small_blas.c"

#define SMALL_BLAS_TYPE double
#define LETTER d
#define CONJ(x) (x)
#define SIZE(x) fabs(x)
#define SCALAR(name) double name
#define VALUE(name) (name)
#include "small_blas.c"

#define SMALL_BLAS_TYPE float complex
#define LETTER c
#define CONJ(x) conjf(x)
#define SIZE(x) cabsf(x)
#define SCALAR(name) const void *name
#define VALUE(name) (*(const float complex *)(name))
#define IS_COMPLEX
#include "small_blas.c"

#define SMALL_BLAS_TYPE double complex
#define LETTER z
#define CONJ(x) conj(x)
#define SIZE(x) cabs(x)
#define SCALAR(name) const void *name
#define VALUE(name) (*(const double complex *)(name))
#define IS_COMPLEX
#include "small_blas.c"

/* Asked for the size of its workspace, a function that is left out names the least; asked to compute, it fails. */
#define LEFT_OUT(name, work, lwork, info, ...)                                                                         \
    void name(__VA_ARGS__) { *(info) = *(lwork) != -1; work; }
typedef void *any;
typedef integer *count;
#define GEEV(name, type)                                                                                               \
    LEFT_OUT(name, *(type *)m = 1, n, o, any a, any b, any c, any d, any e, any f, any g, any h, any i, any j, any k,  \
             any m, count n, count o)
#define ZGEEV(name, type)                                                                                              \
    LEFT_OUT(name, *(type *)k = 1, m, o, any a, any b, any c, any d, any e, any f, any g, any h, any i, any j, any k,  \
             count m, any n, count o)
#define GELSD(name, type)                                                                                              \
    LEFT_OUT(name, (*(type *)k = 1, *n = 1), m, o, any a, any b, any c, any d, any e, any f, any g, any h, any i,      \
             any j, any k, count m, count n, count o)
#define ZGELSD(name, type, real)                                                                                       \
    LEFT_OUT(name, (*(type *)k = 1, *(real *)n = 1, *o = 1), m, p, any a, any b, any c, any d, any e, any f, any g,    \
             any h, any i, any j, any k, count m, any n, count o, count p)
#define GESDD(name, type)                                                                                              \
    LEFT_OUT(name, *(type *)k = 1, m, o, any a, any b, any c, any d, any e, any f, any g, any h, any i, any j, any k,  \
             count m, any n, count o)
#define ZGESDD(name, type)                                                                                             \
    LEFT_OUT(name, *(type *)k = 1, m, p, any a, any b, any c, any d, any e, any f, any g, any h, any i, any j, any k,  \
             count m, any n, any o, count p)
#define SYEVD(name, type)                                                                                              \
    LEFT_OUT(name, (*(type *)g = 1, *i = 1), h, k, any a, any b, any c, any d, any e, any f, any g, count h, count i,  \
             any j, count k)
#define HEEVD(name, type, real)                                                                                        \
    LEFT_OUT(name, (*(type *)g = 1, *(real *)i = 1, *k = 1), h, n, any a, any b, any c, any d, any e, any f, any g,    \
             count h, any i, any j, count k, any m, count n)
#define GEQRF(name, type)                                                                                              \
    LEFT_OUT(name, *(type *)f = 1, g, h, any a, any b, any c, any d, any e, any f, count g, count h)
#define ORGQR(name, type)                                                                                              \
    LEFT_OUT(name, *(type *)g = 1, h, i, any a, any b, any c, any d, any e, any f, any g, count h, count i)

GEEV(scipy_sgeev_64_, float)
GEEV(scipy_dgeev_64_, double)
ZGEEV(scipy_cgeev_64_, float complex)
ZGEEV(scipy_zgeev_64_, double complex)
GELSD(scipy_sgelsd_64_, float)
GELSD(scipy_dgelsd_64_, double)
ZGELSD(scipy_cgelsd_64_, float complex, float)
ZGELSD(scipy_zgelsd_64_, double complex, double)
GESDD(scipy_sgesdd_64_, float)
GESDD(scipy_dgesdd_64_, double)
ZGESDD(scipy_cgesdd_64_, float complex)
ZGESDD(scipy_zgesdd_64_, double complex)
SYEVD(scipy_ssyevd_64_, float)
SYEVD(scipy_dsyevd_64_, double)
HEEVD(scipy_cheevd_64_, float complex, float)
HEEVD(scipy_zheevd_64_, double complex, double)
GEQRF(scipy_dgeqrf_64_, double)
GEQRF(scipy_zgeqrf_64_, double complex)
ORGQR(scipy_dorgqr_64_, double)
ORGQR(scipy_zungqr_64_, double complex)

#else /* once for each type of number */

#define T SMALL_BLAS_TYPE
#define NAMED(kind, name) NAMED_BY(kind, LETTER, name)
#define NAMED_BY(kind, letter, name) kind(letter, name)
#define HELPER(name) HELPER_BY(LETTER, name)
#define HELPER_BY(letter, name) HELPER_JOIN(letter, name)
#define HELPER_JOIN(letter, name) letter##_##name

/* Where a vector with a negative step begins: BLAS counts it from its far end. */
#define FIRST(n, step) ((step) < 0 ? (1 - (n)) * (step) : 0)

static T HELPER(at)(const T *a, integer lda, int order, int trans, integer i, integer j) {
    integer row = trans == PLAIN ? i : j, column = trans == PLAIN ? j : i;
    T value = order == ROW_MAJOR ? a[row * lda + column] : a[column * lda + row];
    return trans == CONJUGATED ? CONJ(value) : value;
}

static T HELPER(sum)(integer n, const T *x, integer incx, const T *y, integer incy, int conjugate) {
    T total = 0;
    x += FIRST(n, incx), y += FIRST(n, incy);
    for (integer i = 0; i < n; i++)
        total += (conjugate ? CONJ(x[i * incx]) : x[i * incx]) * y[i * incy];
    return total;
}

#ifdef IS_COMPLEX
void NAMED(CBLAS, dotu_sub)(integer n, const T *x, integer incx, const T *y, integer incy, T *result) {
    *result = HELPER(sum)(n, x, incx, y, incy, 0);
}
void NAMED(CBLAS, dotc_sub)(integer n, const T *x, integer incx, const T *y, integer incy, T *result) {
    *result = HELPER(sum)(n, x, incx, y, incy, 1);
}
#else
T NAMED(CBLAS, dot)(integer n, const T *x, integer incx, const T *y, integer incy) {
    return HELPER(sum)(n, x, incx, y, incy, 0);
}
#endif

void NAMED(CBLAS, axpy)(integer n, SCALAR(alpha), const T *x, integer incx, T *y, integer incy) {
    x += FIRST(n, incx), y += FIRST(n, incy);
    for (integer i = 0; i < n; i++)
        y[i * incy] += VALUE(alpha) * x[i * incx];
}

void NAMED(CBLAS, gemv)(int order, int trans, integer m, integer n, SCALAR(alpha), const T *a, integer lda, const T *x,
                        integer incx, SCALAR(beta), T *y, integer incy) {
    integer rows = trans == PLAIN ? m : n, columns = trans == PLAIN ? n : m;
    x += FIRST(columns, incx), y += FIRST(rows, incy);
    for (integer i = 0; i < rows; i++) {
        T total = 0;
        for (integer j = 0; j < columns; j++)
            total += HELPER(at)(a, lda, order, trans, i, j) * x[j * incx];
        T old = VALUE(beta) == 0 ? 0 : VALUE(beta) * y[i * incy];
        y[i * incy] = VALUE(alpha) * total + old;
    }
}

void NAMED(CBLAS, gemm)(int order, int trans_a, int trans_b, integer m, integer n, integer k, SCALAR(alpha), const T *a,
                        integer lda, const T *b, integer ldb, SCALAR(beta), T *c, integer ldc) {
    for (integer i = 0; i < m; i++)
        for (integer j = 0; j < n; j++) {
            T total = 0, *place = order == ROW_MAJOR ? &c[i * ldc + j] : &c[j * ldc + i];
            for (integer p = 0; p < k; p++)
                total += HELPER(at)(a, lda, order, trans_a, i, p) * HELPER(at)(b, ldb, order, trans_b, p, j);
            *place = VALUE(alpha) * total + (VALUE(beta) == 0 ? 0 : VALUE(beta) * *place);
        }
}

void NAMED(CBLAS, syrk)(int order, int uplo, int trans, integer n, integer k, SCALAR(alpha), const T *a, integer lda,
                        SCALAR(beta), T *c, integer ldc) {
    for (integer i = 0; i < n; i++)
        for (integer j = uplo == UPPER ? i : 0; j < (uplo == UPPER ? n : i + 1); j++) {
            T total = 0, *place = order == ROW_MAJOR ? &c[i * ldc + j] : &c[j * ldc + i];
            for (integer p = 0; p < k; p++)
                total += HELPER(at)(a, lda, order, trans, i, p) * HELPER(at)(a, lda, order, trans, j, p);
            *place = VALUE(alpha) * total + (VALUE(beta) == 0 ? 0 : VALUE(beta) * *place);
        }
}

void NAMED(LAPACK, copy)(const integer *n, const T *x, const integer *incx, T *y, const integer *incy) {
    x += FIRST(*n, *incx), y += FIRST(*n, *incy);
    for (integer i = 0; i < *n; i++)
        y[i * *incy] = x[i * *incx];
}

/* LU with the largest of each column as pivot; info is the first column (from 1) whose pivot is 0, or 0. */
void NAMED(LAPACK, getrf)(const integer *m, const integer *n, T *a, const integer *lda, integer *pivots,
                          integer *info) {
    integer rows = *m, columns = *n, step = *lda, count = rows < columns ? rows : columns;
    *info = 0;
    for (integer j = 0; j < count; j++) {
        integer best = j;
        for (integer i = j + 1; i < rows; i++)
            if (SIZE(a[j * step + i]) > SIZE(a[j * step + best]))
                best = i;
        pivots[j] = best + 1;
        if (a[j * step + best] == 0) {
            *info = *info ? *info : j + 1;
            continue;
        }
        for (integer p = 0; p < columns && best != j; p++) {
            T swapped = a[p * step + j];
            a[p * step + j] = a[p * step + best], a[p * step + best] = swapped;
        }
        for (integer i = j + 1; i < rows; i++) {
            T factor = a[j * step + i] /= a[j * step + j];
            for (integer p = j + 1; p < columns; p++)
                a[p * step + i] -= factor * a[p * step + j];
        }
    }
}

void NAMED(LAPACK, gesv)(const integer *n, const integer *count, T *a, const integer *lda, integer *pivots, T *b,
                         const integer *ldb, integer *info) {
    NAMED(LAPACK, getrf)(n, n, a, lda, pivots, info);
    for (integer q = 0; q < *count && *info == 0; q++) {
        T *x = b + q * *ldb;
        for (integer i = 0; i < *n; i++) {
            T swapped = x[i];
            x[i] = x[pivots[i] - 1], x[pivots[i] - 1] = swapped;
        }
        for (integer i = 0; i < *n; i++)
            for (integer j = 0; j < i; j++)
                x[i] -= a[j * *lda + i] * x[j];
        for (integer i = *n - 1; i >= 0; i--) {
            for (integer j = i + 1; j < *n; j++)
                x[i] -= a[j * *lda + i] * x[j];
            x[i] /= a[i * *lda + i];
        }
    }
}

/* Cholesky of the triangle that uplo names; info is the first row (from 1) that is not positive definite, or 0. */
void NAMED(LAPACK, potrf)(const char *uplo, const integer *n, T *a, const integer *lda, integer *info) {
    integer step = *lda, lower = *uplo == 'L' || *uplo == 'l';
#define CELL(i, j) a[lower ? (j) * step + (i) : (i) * step + (j)] /* i >= j; the upper factor is its transpose */
#define FACTOR(i, j) (lower ? CELL(i, j) : CONJ(CELL(i, j)))
    *info = 0;
    for (integer j = 0; j < *n; j++) {
        T pivot = CELL(j, j);
        for (integer p = 0; p < j; p++)
            pivot -= CELL(j, p) * CONJ(CELL(j, p));
        double real = creal(pivot);
        if (!(real > 0)) {
            *info = j + 1;
            return;
        }
        CELL(j, j) = sqrt(real);
        for (integer i = j + 1; i < *n; i++) {
            T total = FACTOR(i, j);
            for (integer p = 0; p < j; p++)
                total -= FACTOR(i, p) * CONJ(FACTOR(j, p));
            total /= CELL(j, j);
            CELL(i, j) = lower ? total : CONJ(total);
        }
    }
#undef CELL
#undef FACTOR
}

#undef T
#undef NAMED
#undef NAMED_BY
#undef HELPER
#undef HELPER_BY
#undef HELPER_JOIN
#undef FIRST
#undef SMALL_BLAS_TYPE
#undef LETTER
#undef CONJ
#undef SIZE
#undef SCALAR
#undef VALUE
#undef IS_COMPLEX

#endif
