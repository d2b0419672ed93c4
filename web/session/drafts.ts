import { browserStore, keep, keysOf, tabStore } from '../store/browserStore.ts';
import { ANSWERS, dropDatabase, OUTBOX } from '../store/databases.ts';

/** Unsaved work, kept in the browser by the screens under keys that begin like this. */
const DRAFT = 'weekplate:';
/** Begins the keys of what is a person's own and nothing to ask about at Logout: ticks of a shopping list. */
const OWN = 'weekplate~';
export const OWNER = 'weekplate-owner';
/** A name of its own for each time that somebody became the owner. */
const CLAIM = 'weekplate-owner-claim';
/** What the owner answered, asked whether their days may be kept here. */
export const KEEPING = 'weekplate-owner-keeps';

type Editor = () => boolean;
const editors = new Set<Editor>();

/** Calls `editor` before the person signs out. It stores what it has not stored yet; true: something is unsaved. */
export function beforeLeaving(editor: Editor): () => void {
  editors.add(editor);
  return () => editors.delete(editor);
}

/** Whether anything typed in this browser is not saved yet. */
export function hasDrafts(): boolean {
  const unsaved = [...editors].map((editor) => editor());
  const kept = [browserStore(), tabStore()].flatMap(keysOf);
  return unsaved.includes(true) || kept.some((key) => key.startsWith(DRAFT));
}

/** Removes all drafts of this browser, what else was this person's own, and the note whose they were. */
export function clearDrafts(): void {
  // Forms store now what they would otherwise store as they leave the screen, which is after this.
  for (const editor of editors) editor();
  for (const prefix of [DRAFT, OWN, OWNER]) removeAll(prefix);
  dropDatabase(ANSWERS);
  dropDatabase(OUTBOX);
}

/** After a session that ended elsewhere: unsaved work alone stays, for the same person. */
export function clearKept(): void {
  removeAll(OWN);
  dropDatabase(ANSWERS);
}

function removeAll(prefix: string): void {
  for (const store of [browserStore(), tabStore()])
    for (const key of keysOf(store)) if (key.startsWith(prefix)) store.removeItem(key);
}

/** Whether somebody may be remembered here: they were asked. */
export const mayBeKept = (): boolean => browserStore().getItem(KEEPING) !== null;

/** The claim of the owner as this page last saw it. */
let seenClaim: string | null = null;

/** Keeps the drafts if they are this person's own, and clears anybody else's. */
export function claimDrafts(userId: string): void {
  if (browserStore().getItem(OWNER) !== userId) {
    clearDrafts();
    keep(browserStore(), OWNER, userId);
    keep(browserStore(), CLAIM, String(Math.random()));
  }
  seenClaim = browserStore().getItem(CLAIM);
}

/** Whether somebody has signed in in another tab since this page last knew whose the drafts are. */
export function isClaimedSince(): boolean {
  const claim = browserStore().getItem(CLAIM);
  return claim !== null && claim !== seenClaim;
}
