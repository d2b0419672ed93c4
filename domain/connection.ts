/**
 * A change that is pushed to browsers at once. It carries no data, only a kind, which a noun of the server
 * declares, and the id of the customer, dietician or message concerned ('' for the practice). Browsers then
 * fetch the data again, with the usual checks.
 */
export type Change = {
  readonly kind: string;
  readonly id: string;
  /** The page that made the change, which already shows it. */
  readonly by?: string;
};

export const PAGE_HEADER = 'x-page';

/** How long to retry an upload, and any other operation, before giving up, in milliseconds. */
export const UPLOAD_BUDGET_MS = 600_000;
export const OPERATION_BUDGET_MS = 120_000;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export const waitAfter = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** Whether the same request may succeed later: it did not arrive (status 0), or the server failed. */
export const isTransient = (status: number): boolean =>
  status === 0 || status === 408 || (status >= 500 && status !== 507);
