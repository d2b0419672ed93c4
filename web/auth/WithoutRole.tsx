import type { Me } from '#domain/accounts/meSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { useLogOut } from './useLogOut.tsx';

/** For signed-in users without a role: the practice's own addresses count only once they are confirmed. */
export function WithoutRole({ me }: { me: Me }) {
  const { busy, failure, logOut } = useLogOut();
  return (
    <AuthLayout
      title={me.emailVerified ? 'This account has no access yet' : 'Confirm your address'}
      lead={
        me.emailVerified ? (
          <>You are signed in as {me.email}. Ask the practice to give this account access.</>
        ) : (
          <>
            You are signed in as {me.email}. It is an address of the practice, so it has to be
            confirmed before it opens anything: open the link that confirms it.
          </>
        )
      }
    >
      <div className="stack" data-at-start>
        {!me.emailVerified && <ResendVerification email={me.email} />}
        <Button onClick={() => void refreshSession()}>I have done that</Button>
        <Button variant="subtle" loading={busy} onClick={logOut}>
          Logout
        </Button>
        {failure && <Failure message={failure} />}
      </div>
    </AuthLayout>
  );
}
