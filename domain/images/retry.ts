/** How long it is tried before giving up, in milliseconds: an upload, and everything else. */
export const UPLOAD_BUDGET_MS = 600_000;
export const OPERATION_BUDGET_MS = 120_000;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How many milliseconds to wait after `tries` failed tries. */
export const waitAfter = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** Whether the same request can do better later: it never arrived (0), or the server was unwell. */
export const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || (status >= 500 && status !== 507);
