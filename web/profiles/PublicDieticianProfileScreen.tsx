import { IconUserHeart, IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/meSchema.ts';
import { ApiError } from '../api/request.ts';
import { useParams } from '../kit/address.tsx';
import { LinkButton } from '../kit/Button.tsx';
import { EmptyState } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { dieticianProfileQuery } from './api.ts';
import { DieticianReading } from './DieticianReading.tsx';
import { UnloadedProfile } from './ProfileSkeleton.tsx';
import { say } from './words.ts';

/** Fetches what the screen shows of one's own dietician, before it is opened. */
export const prefetchData = async ({ dieticianId }: Me) =>
  dieticianId && queryClient.prefetchQuery(dieticianProfileQuery(dieticianId));

/** A dietician's page, as a customer reads it. */
export default function PublicDieticianProfileScreen() {
  const { userId } = useParams();
  return (
    <Page title={say.myDietician} narrow>
      {userId ? (
        <PublicProfile userId={userId} />
      ) : (
        <EmptyState icon={IconUserQuestion} title={say.noUserId}>
          {say.openFromNavigation}
        </EmptyState>
      )}
    </Page>
  );
}

function PublicProfile({ userId }: { userId: string }) {
  const query = useQuery(dieticianProfileQuery(userId));
  if (!query.data) {
    if (query.isPending || !isUnknown(query.error))
      return <UnloadedProfile query={query} cards={1} />;
    return (
      <EmptyState icon={IconUserQuestion} title={say.notFound(userId)}>
        {say.ownDieticianIs}
      </EmptyState>
    );
  }
  if (!query.data.profile)
    return (
      <EmptyState
        icon={IconUserHeart}
        title={say.noProfileData}
        action={<LinkButton to="/customer/messages">{say.askYourPractice}</LinkButton>}
      >
        {say.noPageYet}
      </EmptyState>
    );
  return <DieticianReading profile={query.data.profile} />;
}

/** The server answers 404 for an unknown id, and 422 for a malformed one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
