import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMe } from '../session/session.tsx';
import { currentSession } from '../session/sessionStore.ts';
import { dismiss, toastFailure } from '../ui/toasts.ts';
import { nameOf } from './useCustomer.ts';
import { failedFor } from './words.ts';

/** The failures that still stand, by what failed for whom. */
const standing = new Map<string, number>();

/**
 * For what is stored of a customer and may fail when somebody else is on screen. `what`: as in
 * "Failed to save notes".
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
    /** Whether what sent it is still on screen and about this customer; if not, `say` the failure. */
    isHere: () => shown.current === customerId,
    say(reason: string, isKept: boolean) {
      // Whoever came after a log out is told nothing of it.
      if (currentSession().me?.id !== myId) return;
      const name = nameOf(queries, customerId);
      standing.set(about, toastFailure(failedFor(name, what, reason, isKept)));
    },
    /** For the next try: what it says then is what holds. */
    takeBack() {
      const id = standing.get(about);
      if (id !== undefined) dismiss(id);
    },
  };
}
