import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import { ApiError } from '../api/request.ts';
import { queryClient } from '../live/queryClient.ts';
import { useMe } from '../session/session.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Page } from '../ui/Page.tsx';
import { dieticianProfileQuery } from './api.ts';
import { MyDieticianProfile } from './MyDieticianProfile.tsx';
import { LOAD_FAILED, NO_UID } from './messages.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const TITLE = 'Profile';

/** What the screen shows, before it is opened. */
export const ahead = ({ id }: Me) => queryClient.prefetchQuery(dieticianProfileQuery(id));

/** The dietician's own page. */
export default function DieticianProfileScreen() {
  const me = useMe();
  const query = useQuery(dieticianProfileQuery(me.id));
  if (query.isPending)
    return (
      <Page title={TITLE} narrow>
        <ProfileSkeleton cards={1} />
      </Page>
    );
  if (!query.data) {
    const signedOut = query.error instanceof ApiError && query.error.status === 401;
    return (
      <Page title={TITLE} narrow>
        <Failure message={signedOut ? NO_UID : LOAD_FAILED} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return <MyDieticianProfile me={me} saved={query.data.profile} />;
}
