import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { signOut } from '../session/session.tsx';
import { isSomethingUnsaved } from '../session/unsaved.ts';
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
      // Without a connection nobody is logged out, and there is nothing to ask.
      if (!navigator.onLine) return void logOut();
      // Another tab may have kept something since this one looked.
      void isSomethingUnsaved().then((isUnsaved) => (isUnsaved ? setAsked(true) : logOut()));
    },
    stay: () => setAsked(false),
  };
}
