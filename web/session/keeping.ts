import { browserStore, keep } from '../store/browserStore.ts';
import { ANSWERS, dropDatabase } from '../store/databases.ts';
import { KEEPING, OWNER } from './drafts.ts';

/** Whether the person signed in wants their days kept on this device; null: they were not asked yet. */
export type Keeping = 'yes' | 'no' | null;

const listeners = new Set<() => void>();

export function keepingHere(): Keeping {
  const said = browserStore().getItem(KEEPING);
  return said === 'yes' || said === 'no' ? said : null;
}

/** The person whose days this browser keeps; null for nobody. */
export const keptPerson = (): string | null =>
  keepingHere() === 'yes' ? browserStore().getItem(OWNER) : null;

/** Stores the answer. A No removes what was kept. */
export function answerKeeping(said: 'yes' | 'no'): void {
  keep(browserStore(), KEEPING, said);
  if (said === 'no') dropDatabase(ANSWERS);
  // Without this, a browser short of space clears the data first. The API needs https.
  else void navigator.storage?.persist?.().catch(() => undefined);
  for (const listener of listeners) listener();
}

const heard = ({ key }: StorageEvent) => {
  if (key === KEEPING) for (const listener of listeners) listener();
};

/** Also calls `listener` for an answer given in another tab. */
export function subscribeToKeeping(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', heard);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
