export const LIST_FAILED = 'Failed to fetch customers.';
export const NOBODY_SELECTED = 'No customer selected.';
export const PERIOD_FAILED = 'Failed to update plan:';

/** For when somebody else is on screen by now. `isKept`: what was typed is there when they are opened. */
export const failedFor = (name: string, what: string, reason: string, isKept: boolean): string =>
  `Failed to ${what} of ${name}: ${reason}${isKept ? ' What you typed is kept with them.' : ''}`;
