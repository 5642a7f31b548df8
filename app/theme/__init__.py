"""The look: colours and sizes by role."""
