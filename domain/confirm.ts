import type { Refusal } from './refusal.ts';

/** The code of a 409 that asks for confirmation: sent again with `confirm: true` the request succeeds. */
export const CONFIRM_NEEDED = 'confirm-needed';

/** The reasons to confirm something before it is stored: a sentence for each, by its code. */
export type Reasons<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/** The fields that confirm a request, with the sentences that the person has read; none for no sentence. */
export const confirmedBy = (reasonsRead: readonly string[]) =>
  reasonsRead.length > 0 ? { confirm: true, reasonsRead } : {};

/** The refusal for these reasons; null when there are none. */
export function confirmRefusal(reasons: Readonly<Record<string, string>>): Refusal | null {
  const sentences = Object.values(reasons);
  if (sentences.length === 0) return null;
  return { code: CONFIRM_NEEDED, message: `This has to be confirmed. ${sentences.join(' ')}` };
}
