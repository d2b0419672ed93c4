import { useEffect } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { send } from '../api.ts';
import { meChanged } from './sessionStore.ts';

/** Tells the server where a customer is, so that their days begin when theirs do. */
export function useTimeZone(me: Me): void {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const differs = me.role === 'customer' && here !== undefined && here !== me.timeZone;
  useEffect(() => {
    if (!differs) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone: here }).then(
      (answer) => meChanged(answer.me),
      // Told again with the next start; until then the zone known before holds.
      () => undefined,
    );
  }, [differs, here]);
}
