import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../api/errors.ts';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { useLogOut } from '../auth/useLogOut.ts';
import { Queries } from '../live/Queries.tsx';
import { useLive } from '../live/useLive.ts';
import { useMe, useSession } from '../session/session.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { moment } from '../ui/moment.ts';
import { OfflineBanner } from '../ui/OfflineBanner.tsx';
import { keepAccount } from './api.ts';

const SignInAgain = lazy(() => import('../auth/SignInAgain.tsx'));

/** Instead of every screen of a customer whose account is to be deleted: nothing changes until they say so. */
export default function DeletionScreen() {
  return (
    <Queries>
      <AskToKeep />
    </Queries>
  );
}

function AskToKeep() {
  const me = useMe();
  const { ended } = useSession();
  useLive(me, ended);
  const { busy: leaving, failure: stayed, logOut } = useLogOut();
  const keeping = useMutation({ mutationFn: keepAccount, onSuccess: refreshSession });
  return (
    <>
      <OfflineBanner />
      <AuthLayout
        title={`Your account will be deleted on ${moment(me.deletionDueAt ?? '')}`}
        lead="You asked for it, and logging in changes nothing of that. After then your account and all that is kept of you are erased, and nobody can bring them back."
        footer={
          <span>
            You can also <Link to="/customer/my-data">download your data</Link> before.
          </span>
        }
      >
        <div className="stack">
          {keeping.error && <Failure message={messageOf(keeping.error)} />}
          <Button size="md" fullWidth loading={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep My Account
          </Button>
          <Button variant="default" size="md" fullWidth loading={leaving} onClick={logOut}>
            Log Out
          </Button>
          {stayed && <Failure message={stayed} />}
        </div>
        {ended && (
          <Suspense>
            <SignInAgain me={me} />
          </Suspense>
        )}
      </AuthLayout>
    </>
  );
}
