import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import { queryClient } from '../live/queryClient.ts';
import { useMe } from '../session/session.tsx';
import { Unloaded } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { settingsQuery } from './api.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';
import { useOwnZone } from './useOwnZone.ts';
import { SETTINGS_FAILED } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = (_: Me) => queryClient.prefetchQuery(settingsQuery);

/** `/customer/notifications`, `/client/notifications`: what the person is notified of, how, and when not. */
export default function NotificationsScreen() {
  const me = useMe();
  const settings = useQuery(settingsQuery);
  useOwnZone(me, settings.data?.timeZone);
  if (settings.data) return <SettingsForm me={me} saved={settings.data} />;
  return (
    <Page title="Notifications" narrow>
      <Unloaded query={settings} skeleton={<SettingsSkeleton />} failed={SETTINGS_FAILED} />
    </Page>
  );
}
