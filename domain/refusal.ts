/**
 * A rule of the product refuses something. This is expected and therefore a value, not an error. `code` is
 * for programs, `message` is a sentence for people.
 */
export type Refusal = { readonly code: string; readonly message: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
