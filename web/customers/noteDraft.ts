import { browserStore, keep, type Store } from '../keep.ts';
import { integer, object, type Shaped, string } from '../shape.ts';

/** Notes typed and not yet saved, kept in this browser through a crash or a reload. */
const noteDraft = object({
  text: string,
  /** The version that was on screen when the typing began. */
  basedOn: integer,
  /** When the last letter was typed. */
  typedAt: string,
});
export type NoteDraft = Shaped<typeof noteDraft>;

const keyFor = (myId: string, customerId: string) => `weekplate:${myId}:note-draft:${customerId}`;

/** The draft kept for this customer, or null; what cannot be read counts as none. */
export function keptDraft(
  myId: string,
  customerId: string,
  store: Store = browserStore(),
): NoteDraft | null {
  try {
    const kept = store.getItem(keyFor(myId, customerId));
    return kept === null ? null : noteDraft(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps the draft (null: forgets it). False when this browser refuses to keep anything. */
export function keepDraft(
  myId: string,
  customerId: string,
  draft: NoteDraft | null,
  store: Store = browserStore(),
): boolean {
  const key = keyFor(myId, customerId);
  if (draft) return keep(store, key, JSON.stringify(draft));
  store.removeItem(key);
  return true;
}
