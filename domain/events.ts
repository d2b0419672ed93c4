/**
 * A change that is pushed to browsers at once. It carries no data, only a kind, which a noun of the server
 * declares, and the id of the customer, dietician or message concerned ('' for the practice). Browsers then
 * fetch the data again, with the usual checks.
 */
export type Change = { readonly kind: string; readonly id: string };
