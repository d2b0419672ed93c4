import { Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Failure } from '../kit/Notice.tsx';
import { LoadingScreen } from '../kit/Page.tsx';
import { useSession } from '../session/session.ts';
import { signedIn } from '../session/sessionStore.ts';
import { EmailField } from './AuthForm.tsx';
import { signIn } from './api.ts';
import { GoogleWay } from './GoogleWay.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useLogOut } from './useLogOut.tsx';
import { say } from './words.ts';

const SecondFactorForm = lazyPlace(() => import('./SecondFactorForm.tsx'));

/**
 * Shown over the screen when the session has ended: typed text stays on the screen behind, and after signing
 * in the user repeats what failed.
 */
export default function SignInAgain({ me }: { me: Me }) {
  const { busy: leaving, failure: notLeft, logOut } = useLogOut();
  const again = useForm({
    initial: { email: me.email, password: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).signInSchema,
    submit: async (input) => signedIn((await signIn(input)).me),
  });
  const { asksFactor } = useSession();
  if (asksFactor)
    return (
      <Dialog title={say.oneMoreStep}>
        <Suspense fallback={<LoadingScreen />}>
          <SecondFactorForm />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog title={say.signInAgain}>
      <form {...again.form}>
        <div className="stack">
          <div>{say.sessionEnded}</div>
          <EmailField {...again.field('email')} />
          <PasswordField
            label={say.password}
            autoComplete="current-password"
            data-autofocus
            {...again.field('password')}
          />
          {again.failureMessage && <Failure message={again.failureMessage} />}
          {notLeft && <Failure message={notLeft} />}
          <div className="buttons" data-apart>
            <Button variant="subtle" color="red" loading={leaving} onClick={logOut}>
              {say.leaveAndDiscard}
            </Button>
            <Button type="submit" loading={again.busy}>
              {say.logInButton}
            </Button>
          </div>
          <GoogleWay label={say.signInWithGoogle} />
        </div>
      </form>
    </Dialog>
  );
}
