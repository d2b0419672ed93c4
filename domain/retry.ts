/** How long to retry an upload, and any other operation, before giving up, in milliseconds. */
export const UPLOAD_BUDGET_MS = 600_000;
export const OPERATION_BUDGET_MS = 120_000;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How many milliseconds to wait after `tries` failed tries. */
export const waitAfter = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** Whether the same request may succeed later: it did not arrive (status 0), or the server failed. */
export const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || (status >= 500 && status !== 507);
