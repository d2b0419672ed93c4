export const LIST_FAILED = 'Failed to fetch customers.';
export const NOBODY_SELECTED = 'No customer selected.';
export const PERIOD_FAILED = 'Failed to update plan:';
