import { useState } from 'react';
import { signOut } from '../auth/session.tsx';
import { messageOf } from '../ui/errors.ts';
import { useBriefMessage } from '../ui/useBriefMessage.ts';

/** Logout, and why it did not work if it did not: without a connection the server stays signed in. */
export function useLogOut() {
  const [busy, setBusy] = useState(false);
  const [failure, show] = useBriefMessage(5000);
  const logOut = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      show(`You are still signed in. ${messageOf(error)}`);
      setBusy(false);
    }
  };
  return { busy, failure, logOut: () => void logOut() };
}
