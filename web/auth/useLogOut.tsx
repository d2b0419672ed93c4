import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { LaterQuestion } from '../kit/LaterDialog.tsx';
import { useBriefMessage } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { hasDrafts } from '../session/kept.ts';
import { currentSession, logOut as endSession } from '../session/sessionStore.ts';
import { OUTBOX } from '../store/browserStore.ts';
import { say } from './words.ts';

/** Logs out, and says why if it failed: without a connection the session on the server would stay open. */
export function useLogOut() {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, show] = useBriefMessage(5000);
  const logOut = async () => {
    setBusy(true);
    try {
      await endSession();
    } catch (error) {
      show(say.stillSignedIn(messageOf(error)));
      setBusy(false);
      setAsked(false);
    }
  };
  return {
    busy,
    failure,
    logOut: () => void logOut(),
    /** Asks for confirmation, because logging out deletes unsaved work in this browser, in every tab. */
    asked,
    /** Logs out, unless there is unsaved work to ask about first. */
    ask: () => {
      if (busy) return;
      // Logging out fails without a connection, so there is nothing to confirm.
      if (!navigator.onLine) return void logOut();
      // Another tab may have stored unsaved work since this one checked.
      void isSomethingUnsaved().then((isUnsaved) => (isUnsaved ? setAsked(true) : logOut()));
    },
    stay: () => setAsked(false),
  };
}

/** Whether a Logout now would lose anything of this person: typed text, or changes that wait to be sent. */
async function isSomethingUnsaved(): Promise<boolean> {
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

/** Asks before logging out discards unsaved work. */
export const LogOutDialog = ({ asked, busy, logOut, stay }: ReturnType<typeof useLogOut>) => (
  <LaterQuestion
    opened={asked}
    title={ofKit.logOut}
    message={say.discardUnsaved}
    confirmLabel={ofKit.logOut}
    busy={busy}
    onConfirm={logOut}
    onClose={stay}
  />
);
