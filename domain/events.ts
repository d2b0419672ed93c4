/**
 * A change that is told live. It has no data: only a kind, which a noun of the server declares, and the id
 * of the customer, dietician or message concerned ('' for the practice). Browsers then fetch the data
 * again, with the usual checks.
 */
export type Change = { readonly kind: string; readonly id: string };
