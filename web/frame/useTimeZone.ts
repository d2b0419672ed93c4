import { useEffect, useRef } from 'react';
import type { Me } from '#domain/accounts/account.ts';
import { send } from '../api/request.ts';
import { meChanged } from '../session/sessionStore.ts';

/** Tells the server where a customer is, so that their days begin when theirs do. */
export function useTimeZone({ id, role, timeZone: known }: Me): void {
  // With every render, as who travels leaves the tab open. It takes its time: only where it is needed.
  const timeZone =
    role === 'customer' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  // Where this page is, is told once. Another screen in another zone tells its own: whoever answered
  // that with theirs again would never end.
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (timeZone === undefined) return;
    const here = `${id} ${timeZone}`;
    if (told.current === here) return;
    told.current = here;
    if (timeZone === known) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone }).then(
      (answer) => meChanged(answer.me),
      // Told again with the next start; until then the zone known before holds.
      () => undefined,
    );
  }, [id, timeZone, known]);
}
