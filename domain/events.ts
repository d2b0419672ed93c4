/**
 * What is told live. It only names what changed, by a kind that a noun of the server declares, and
 * whose it is: of a customer, a dietician or a message the id, of the practice nothing. Who hears it
 * fetches it again, with the checks of any other request.
 */
export type Change = { readonly kind: string; readonly id: string };
