import { browserStore, keep } from '../keep.ts';
import { integer, object, type Shape } from '../shape.ts';

/** What is typed and not saved, what it began from, and the version that was. */
export type ProfileDraft<V> = { readonly values: V; readonly base: V; readonly basedOn: number };

/** The draft this browser keeps, or null; what is there and cannot be read counts as none. */
export function readDraft<V>(key: string, values: Shape<V>): ProfileDraft<V> | null {
  try {
    const kept = JSON.parse(browserStore().getItem(key) ?? 'null');
    return object({ values, base: values, basedOn: integer })(kept);
  } catch {
    return null;
  }
}

/** Keeps the draft (null: forgets it). False when this browser refuses to keep anything. */
export function keepDraft<V>(key: string, draft: ProfileDraft<V> | null): boolean {
  if (draft) return keep(browserStore(), key, JSON.stringify(draft));
  browserStore().removeItem(key);
  return true;
}
