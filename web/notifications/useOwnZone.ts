import { useEffect } from 'react';
import type { Me } from '#domain/accounts/accountSchema.ts';
import { send } from '../api/request.ts';
import { meChanged } from '../session/sessionStore.ts';
import { refetchSettings } from './api.ts';

/**
 * Tells the server where a dietician is, whose times are chosen here; of customers it knows that from
 * the frame. `known` undefined: it has not said yet what it knows.
 */
export function useOwnZone({ role }: Me, known: string | undefined): void {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (role !== 'client' || known === undefined || known === timeZone) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone }).then(
      (answer) => {
        meChanged(answer.me);
        refetchSettings();
      },
      // After a failure the earlier zone stays, which the screen names.
      () => undefined,
    );
  }, [role, known]);
}
