import { useState } from 'react';
import { hasDrafts } from '../auth/drafts.ts';
import { signOut } from '../auth/session.tsx';
import { messageOf } from '../ui/errors.ts';
import { useBriefMessage } from '../ui/useBriefMessage.ts';

/** Logout, and why it did not work if it did not: without a connection the server stays signed in. */
export function useLogOut() {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, show] = useBriefMessage(5000);
  const logOut = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      show(`You are still signed in. ${messageOf(error)}`);
      setBusy(false);
      setAsked(false);
    }
  };
  return {
    busy,
    failure,
    logOut: () => void logOut(),
    /** The question is on screen: what is unsaved leaves this browser, in every tab. */
    asked,
    /** Logs out, unless there is unsaved work to ask about first. */
    ask: () => {
      if (busy) return;
      if (hasDrafts()) setAsked(true);
      else void logOut();
    },
    stay: () => setAsked(false),
  };
}
