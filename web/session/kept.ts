import {
  ANSWERS,
  browserStore,
  dropDatabase,
  keep,
  keysOf,
  OUTBOX,
  tabStore,
} from '../store/browserStore.ts';

/** Screens keep unsaved work in the browser under keys with this prefix. */
const DRAFT = 'weekplate:';
/** The prefix for a person's own data that Logout need not ask about, such as the ticks of a shopping list. */
const OWN = 'weekplate~';
export const OWNER = 'weekplate-owner';
/** A random value, new each time another person becomes the owner. */
const CLAIM = 'weekplate-owner-claim';
/** The owner's answer to the question whether their days may be kept on this device. */
export const KEEPING = 'weekplate-owner-keeps';

type Editor = () => boolean;
const editors = new Set<Editor>();

/**
 * Calls `editor` before the person signs out. It stores what it has not stored yet, and returns true if something
 * is unsaved.
 */
export function beforeLeaving(editor: Editor): () => void {
  editors.add(editor);
  return () => editors.delete(editor);
}

/** Whether this browser holds anything typed that is not saved yet. */
export function hasDrafts(): boolean {
  const unsaved = [...editors].map((editor) => editor());
  const kept = [browserStore(), tabStore()].flatMap(keysOf);
  return unsaved.includes(true) || kept.some((key) => key.startsWith(DRAFT));
}

/** Removes all drafts of this browser, this person's other own data, and the note of who owns them. */
export function clearDrafts(): void {
  // Make the forms store now. Otherwise they would store when they leave the screen, after the drafts are removed.
  for (const editor of editors) editor();
  for (const prefix of [DRAFT, OWN, OWNER]) removeAll(prefix);
  dropDatabase(ANSWERS);
  dropDatabase(OUTBOX);
}

/** After a session that ended elsewhere: only unsaved work stays, for the same person. */
export function clearKept(): void {
  removeAll(OWN);
  dropDatabase(ANSWERS);
}

function removeAll(prefix: string): void {
  for (const store of [browserStore(), tabStore()])
    for (const key of keysOf(store)) if (key.startsWith(prefix)) store.removeItem(key);
}

/** Whether this device may remember the person: they were asked. */
export const mayBeKept = (): boolean => browserStore().getItem(KEEPING) !== null;

/** The claim of the owner as this page last saw it. */
let seenClaim: string | null = null;

/** Keeps the drafts if this person owns them, and clears anybody else's. */
export function claimDrafts(userId: string): void {
  if (browserStore().getItem(OWNER) !== userId) {
    clearDrafts();
    keep(browserStore(), OWNER, userId);
    keep(browserStore(), CLAIM, String(Math.random()));
  }
  seenClaim = browserStore().getItem(CLAIM);
}

/** Whether somebody has signed in in another tab since this page last read the owner of the drafts. */
export function isClaimedSince(): boolean {
  const claim = browserStore().getItem(CLAIM);
  return claim !== null && claim !== seenClaim;
}

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

const answerTo = (offer: string) => `${OWNER}-answered-${offer}`;

/** Whether the person signed in has answered an offer on this device; whether days may be kept is one of them. */
export const isAnswered = (offer: string): boolean =>
  offer === 'keep' ? keepingHere() !== null : browserStore().getItem(answerTo(offer)) !== null;

/** Stores that an offer was answered, so that it is not made again. */
export function answerOffer(offer: string): void {
  keep(browserStore(), answerTo(offer), 'yes');
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
