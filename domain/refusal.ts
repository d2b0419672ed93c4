import { say } from './words.ts';

/** A rule refuses something: expected, so a value. `code` is for programs, `message` for people. */
export type Refusal = { readonly code: string; readonly message: string };

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });

/** The code of a 409 that asks for confirmation. The same request with `confirm: true` succeeds. */
export const CONFIRM_NEEDED = 'confirm-needed';

export type Reasons<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/** The request fields that confirm the sentences that the person has read, if there were any. */
export const confirmedBy = (reasonsRead: readonly string[]) =>
  reasonsRead.length > 0 ? { confirm: true, reasonsRead } : {};

/** The refusal for these reasons; null when there are none. */
export function confirmRefusal(reasons: Readonly<Record<string, string>>): Refusal | null {
  const sentences = Object.values(reasons);
  if (sentences.length === 0) return null;
  return { code: CONFIRM_NEEDED, message: [say.toBeConfirmed, ...sentences].join(' ') };
}
