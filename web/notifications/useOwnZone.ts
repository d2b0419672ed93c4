import { useEffect } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { send } from '../api/request.ts';
import { meChanged } from '../session/sessionStore.ts';
import { refetchSettings } from './api.ts';

/**
 * Tells the server the time zone of a dietician, who chooses times here; customers' zones are sent by the frame.
 * `known` is undefined until the server has said which zone it knows.
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
      // After a failure the earlier zone stays, and the screen names it.
      () => undefined,
    );
  }, [role, known]);
}
