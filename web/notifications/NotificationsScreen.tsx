import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { send } from '../api/request.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { meChanged } from '../session/sessionStore.ts';
import { refetchSettings, settingsQuery } from './api.ts';
import classes from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { say } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = (_: Me) => queryClient.prefetchQuery(settingsQuery);

/** `/customer/notifications`, `/client/notifications`: what the person is notified of, how, and when not. */
export default function NotificationsScreen() {
  const me = useMe();
  const settings = useQuery(settingsQuery);
  useOwnZone(me, settings.data?.timeZone);
  if (settings.data) return <SettingsForm me={me} saved={settings.data} />;
  return (
    <Page title={say.notifications} narrow>
      <Unloaded query={settings} skeleton={<SettingsSkeleton />} failed={say.settingsFailed} />
    </Page>
  );
}

/** The outline of the first two cards. */
const SettingsSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={ofKit.loading} className="narrow gap-4">
    <div className={classes.card}>
      <Skeleton height={20} width={160} />
      <Skeleton height={96} />
    </div>
    <div className={classes.card}>
      <Skeleton height={20} width={160} />
      <Skeleton height={420} />
    </div>
  </div>
);

/**
 * Tells the server the time zone of a dietician, who chooses times here; customers' zones are sent by the frame.
 * `known` is undefined until the server has said which zone it knows.
 */
function useOwnZone({ role }: Me, known: string | undefined): void {
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
