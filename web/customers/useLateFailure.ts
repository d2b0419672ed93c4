import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dismiss, toastFailure } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.tsx';
import { currentSession } from '../session/sessionStore.ts';
import { nameOf } from './useCustomer.ts';
import { failedFor } from './words.ts';

/** The toasts of failures that are still shown, by what failed for whom. */
const shownToasts = new Map<string, number>();

/**
 * Reports in a toast that a change for a customer could not be stored, when that customer is no longer on
 * screen. `what` completes the sentence 'Failed to …', as in 'save notes'.
 */
export function useLateFailure(customerId: string, what: string) {
  const { id: myId } = useMe();
  const queries = useQueryClient();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = customerId;
    return () => {
      shown.current = null;
    };
  }, [customerId]);

  const about = `${what} of ${customerId}`;
  return {
    /** Whether the sender is still on screen, for this customer. If not, `say` the failure. */
    isHere: () => shown.current === customerId,
    say(reason: string, isKept: boolean) {
      // Another user may have logged in since, and must not see it.
      if (currentSession().me?.id !== myId) return;
      const name = nameOf(queries, customerId);
      shownToasts.set(about, toastFailure(failedFor(name, what, reason, isKept)));
    },
    /** Removes the toast before the next try, which has an outcome of its own. */
    takeBack() {
      const id = shownToasts.get(about);
      if (id !== undefined) dismiss(id);
    },
  };
}
