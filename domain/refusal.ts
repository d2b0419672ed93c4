/**
 * An expected "no" of the product: a rule refuses. `code` is for programs, `message` is the
 * sentence a person reads. Refusals are values; only surprises throw.
 */
export type Refusal = { readonly code: string; readonly message: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
