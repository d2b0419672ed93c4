/** Unsaved work, kept in the browser by the screens under keys that begin like this. */
const DRAFT = 'weekplate:';
const OWNER = 'weekplate-owner';

type Editor = () => boolean;
const editors = new Set<Editor>();

/** Asks `editor`, before its person leaves, to put away what still waits; true: something is unsaved. */
export function beforeLeaving(editor: Editor): () => void {
  editors.add(editor);
  return () => editors.delete(editor);
}

/** Whether anything typed in this browser is not saved yet. */
export function hasDrafts(): boolean {
  const unsaved = [...editors].map((editor) => editor());
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
  return unsaved.includes(true) || kept.some((key) => key.startsWith(DRAFT));
}

/** Removes everything typed and not saved by the last person, and that it was theirs. */
export function clearDrafts(): void {
  // What a form was about to keep is put away first: with its screen it would come after this.
  for (const editor of editors) editor();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(DRAFT)) storage.removeItem(key);
    }
  }
  localStorage.removeItem(OWNER);
}

/** Keeps the drafts if they are this person's own, and clears anybody else's. */
export function claimDrafts(userId: string): void {
  if (localStorage.getItem(OWNER) === userId) return;
  clearDrafts();
  localStorage.setItem(OWNER, userId);
}
