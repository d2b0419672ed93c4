import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import { ApiError } from '../api/request.ts';
import { queryClient } from '../live/queryClient.ts';
import { useMe } from '../session/session.tsx';
import { Page } from '../ui/Page.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { customerProfileQuery } from './api.ts';
import { MyProfile } from './MyProfile.tsx';
import { LOAD_FAILED, NO_UID } from './messages.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** What the screen shows, before it is opened. */
export const ahead = ({ id }: Me) => queryClient.prefetchQuery(customerProfileQuery(id));

/** The customer's own profile. */
export default function CustomerProfileScreen() {
  const me = useMe();
  const query = useQuery(customerProfileQuery(me.id));
  // What was loaded once stays on screen: a failed refresh must not take a form away.
  if (query.data) return <MyProfile me={me} saved={query.data.profile} />;
  const isSignedOut = query.error instanceof ApiError && query.error.status === 401;
  return (
    <Page title="My Profile">
      <Unloaded
        query={query}
        skeleton={<ProfileSkeleton />}
        failed={isSignedOut ? NO_UID : LOAD_FAILED}
      />
    </Page>
  );
}
