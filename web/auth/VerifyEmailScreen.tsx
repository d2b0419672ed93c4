import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { verifyEmail } from './api.ts';
import { homeOf } from './homes.ts';
import { useSession } from './session.tsx';
import { signedIn } from './sessionStore.ts';
import { VerificationRequest } from './VerificationRequest.tsx';

/** Where the mailed link leads. */
export default function VerifyEmailScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirmation = useQuery({
    queryKey: ['verify-email', token],
    // A link works once: asked for once, however often this is drawn.
    queryFn: async () => {
      const answer = await verifyEmail(token);
      if (answer.me) signedIn(answer.me);
      return answer;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  if (token && confirmation.isPending)
    return (
      <AuthLayout title="Confirming your address">
        <Stack role="status" aria-label="Loading">
          <Skeleton height={16} width="80%" />
          <Skeleton height={16} width="60%" />
        </Stack>
      </AuthLayout>
    );
  if (confirmation.data?.me && me?.role) return <Navigate to={homeOf(me)} replace />;
  if (confirmation.isSuccess)
    return (
      <AuthLayout
        title="Your address is confirmed"
        lead="Thank you. You can go in now."
        footer={<Link to={homeOf(me)}>{me?.role ? 'To the dashboard' : 'Log in'}</Link>}
      >
        {null}
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="This link did not work"
      lead="A link works once and for a limited time. We can send you a new one."
      footer={<Link to="/login">Log in</Link>}
    >
      <Stack>
        {confirmation.error && <Failure message={messageOf(confirmation.error)} />}
        <VerificationRequest email={me?.email ?? ''} />
      </Stack>
    </AuthLayout>
  );
}
