import { OUTBOX } from '../store/databases.ts';
import { hasDrafts } from './drafts.ts';
import { currentSession } from './sessionStore.ts';

/** Whether a Logout now would lose anything of this person: typed text, or changes that wait to be sent. */
export async function isSomethingUnsaved(): Promise<boolean> {
  if (hasDrafts()) return true;
  const { me } = currentSession();
  if (me?.role !== 'customer') return false;
  try {
    const { browserRows } = await import('../store/rows.ts');
    return (await browserRows(OUTBOX).all(me.id)).length > 0;
  } catch {
    // A browser without storage has nothing to lose.
    return false;
  }
}
