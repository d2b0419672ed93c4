import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton, Stack } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { homeOf } from './homes.ts';
import { useSession } from './session.tsx';
import { useConfirmation } from './useConfirmation.ts';
import { VerificationRequest } from './VerificationRequest.tsx';

/** Where the mailed link leads. */
export default function VerifyEmailScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const { state, failure } = useConfirmation(search.get('token') ?? '');

  if (state === 'asking')
    return (
      <AuthLayout title="Confirming your address">
        <Stack role="status" aria-label="Loading">
          <Skeleton height={16} width="80%" />
          <Skeleton height={16} width="60%" />
        </Stack>
      </AuthLayout>
    );
  if (state === 'signed-in' && me?.role) return <Navigate to={homeOf(me)} replace />;
  if (state !== 'failed')
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
        {failure && <Failure message={failure} />}
        <VerificationRequest email={me?.email ?? ''} />
      </Stack>
    </AuthLayout>
  );
}
