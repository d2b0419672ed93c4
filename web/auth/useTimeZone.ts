import { useEffect } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { send } from '../api.ts';
import { meChanged } from './sessionStore.ts';

/** Tells the server where a customer is, so that their days begin when theirs do. */
export function useTimeZone({ role, timeZone: known }: Me): void {
  // With every render, as who travels leaves the tab open. It takes its time: only where it is needed.
  const timeZone =
    role === 'customer' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;

  useEffect(() => {
    if (timeZone === undefined || timeZone === known) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone }).then(
      (answer) => meChanged(answer.me),
      // Told again with the next start; until then the zone known before holds.
      () => undefined,
    );
  }, [timeZone, known]);
}
