import type { Notes } from '#domain/customers/customerSchema.ts';
import { integer, object, type Shaped, string } from '../store/shape.ts';

/** Notes typed and not yet saved, kept in this browser through a crash or a reload. */
export const noteDraft = object({
  text: string,
  /** The version that was on screen when the typing began. */
  basedOn: integer,
  /** When the last letter was typed. */
  typedAt: string,
});
export type NoteDraft = Shaped<typeof noteDraft>;

/** The server stores notes trimmed, so outer spaces are no change. */
const sameText = (one: string, other: string) => one.trim() === other.trim();

/** True while there is something typed that the server does not have. */
export function isUnsaved(draft: NoteDraft | null, saved: Notes): draft is NoteDraft {
  return draft !== null && !sameText(draft.text, saved.notes);
}

/** True if somebody saved a different text after the typing began. */
export function changedMeanwhile(draft: NoteDraft | null, saved: Notes): boolean {
  return isUnsaved(draft, saved) && saved.version !== draft.basedOn;
}

/** Both texts, mine first; nothing is doubled when one holds the other. */
export function joined(mine: string, theirs: string): string {
  if (mine.includes(theirs.trim())) return mine;
  if (theirs.includes(mine.trim())) return theirs;
  return `${mine.trimEnd()}\n\n${theirs.trimStart()}`;
}
