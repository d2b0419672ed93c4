import type { Me } from '#domain/accounts/meSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { useLogOut } from './useLogOut.tsx';
import { say } from './words.ts';

/** For signed-in users without a role: the practice's own addresses count only once they are confirmed. */
export function WithoutRole({ me }: { me: Me }) {
  const { busy, failure, logOut } = useLogOut();
  return (
    <AuthLayout
      title={me.emailVerified ? say.noAccessYet : say.confirmYourAddress}
      lead={me.emailVerified ? say.noAccessYetWhy(me.email) : say.confirmPracticeAddress(me.email)}
    >
      <div className="stack" data-at-start>
        {!me.emailVerified && <ResendVerification email={me.email} />}
        <Button onClick={() => void refreshSession()}>{say.haveDoneThat}</Button>
        <Button variant="subtle" loading={busy} onClick={logOut}>
          {ofKit.logout}
        </Button>
        {failure && <Failure message={failure} />}
      </div>
    </AuthLayout>
  );
}
