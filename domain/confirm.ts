import type { Refusal } from './refusal.ts';

/** The code of a 409 for what is asked about once: sent again with `confirm: true` it is done. */
export const CONFIRM_NEEDED = 'confirm-needed';

/** Why something is asked about before it is stored: a sentence for each reason, by its code. */
export type Reasons<Code extends string> = Readonly<Partial<Record<Code, string>>>;

/** What goes with a request whose reasons were read; nothing where none were. */
export const confirmedBy = (reasonsRead: readonly string[]) =>
  reasonsRead.length > 0 ? { confirm: true, reasonsRead } : {};

/** The refusal for these reasons, or null where there are none. */
export function confirmRefusal(reasons: Readonly<Record<string, string>>): Refusal | null {
  const sentences = Object.values(reasons);
  if (sentences.length === 0) return null;
  return { code: CONFIRM_NEEDED, message: `This has to be confirmed. ${sentences.join(' ')}` };
}
