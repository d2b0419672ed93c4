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

/** The request header in which a page says who it is. */
export const PAGE_HEADER = 'x-page';
