/** What the user wants to do with existing plans, until it is done or given up. */
export type Reuse =
  | { readonly kind: 'library' }
  | { readonly kind: 'keep'; readonly planId: string; readonly from: 'uploaded' | 'saved' }
  | { readonly kind: 'other'; readonly planId: string };

/** A plan named in an address, from which the customer there gets a new plan. */
export type ToTake =
  | { readonly kind: 'next' }
  | { readonly kind: 'library'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly of: string };

/** What an address asks to be loaded for its customer; null for nothing. */
export function toTakeIn(params: URLSearchParams): ToTake | null {
  const [next, library, plan, of] = ['next', 'library', 'plan', 'of'].map((name) =>
    params.get(name),
  );
  if (library) return { kind: 'library', id: library };
  if (plan && of) return { kind: 'other', id: plan, of };
  return next ? { kind: 'next' } : null;
}

const ASKED = ['next', 'library', 'plan', 'of'];

/** The same address without the parameters that are loaded once. */
export function withoutTaken(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ASKED) rest.delete(name);
  return rest;
}

/**
 * The same address for another customer, with `more` to load. The parameters of the previous customer are dropped.
 */
export function forCustomer(
  params: URLSearchParams,
  id: string,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const next = withoutTaken(params);
  for (const [name, value] of Object.entries({ customer: id, ...more })) next.set(name, value);
  return next;
}
