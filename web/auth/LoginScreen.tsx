import { Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { ApiError } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Navigate, useLocation } from '../kit/address.tsx';
import { Button, Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Failure } from '../kit/Notice.tsx';
import { LoadingScreen } from '../kit/Page.tsx';
import { wayOn } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { refreshSession, signedIn } from '../session/sessionStore.ts';
import { EmailField } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { signIn } from './api.ts';
import { GoogleWay } from './GoogleWay.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignInOptions } from './signInOptions.ts';
import { say } from './words.ts';

const ResendVerification = lazyPlace<{ email: string }>(() =>
  import('./ResendVerification.tsx').then((part) => ({ default: part.ResendVerification })),
);

const WithoutRole = lazyPlace<{ me: Me }>(() =>
  import('./WithoutRole.tsx').then((part) => ({ default: part.WithoutRole })),
);

const SecondFactorForm = lazyPlace(() => import('./SecondFactorForm.tsx'));

type Props = {
  /** Called when the user types into a field. */
  onTyping: () => void;
};

export default function LoginScreen({ onTyping }: Props) {
  const { status, me, failure, asksFactor } = useSession();
  const { state } = useLocation();
  // Fetched together with the session, so that no button appears late and moves the others.
  const options = useSignInOptions();
  const login = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).signInSchema,
    submit: async (input) => signedIn((await signIn(input)).me),
  });

  const byPasskey = () =>
    login.instead(async () =>
      signedIn(await (await import('./passkeySignIn.ts')).signInByPasskey()),
    );

  if (status === 'loading' || options.isLoading) return <LoadingScreen />;
  if (me?.role) return <Navigate to={wayOn(me, state?.from)} replace />;
  if (me) return <WithoutRole me={me} />;
  if (asksFactor)
    return (
      <AuthLayout title={say.oneMoreStep} lead={say.oneMoreCheck}>
        <SecondFactorForm />
      </AuthLayout>
    );

  const unverified =
    login.failure instanceof ApiError && login.failure.code === 'EMAIL_NOT_VERIFIED';
  return (
    <AuthLayout
      title={say.welcomeBack}
      lead={say.logInToSeeWeek}
      footer={
        <>
          <span>
            <Filled text={say.newHere} signUp={<Link to="/signup">{say.signUp}</Link>} />
          </span>
          <Link to="/forgot-password">{say.forgotPassword}</Link>
        </>
      }
    >
      <form {...login.form} onInput={onTyping}>
        <div className="stack">
          {failure && <Failure message={failure} onRetry={() => void refreshSession()} />}
          <EmailField {...login.field('email')} />
          <PasswordField
            label={say.password}
            autoComplete="current-password"
            {...login.field('password')}
          />
          {login.failureMessage && <Failure message={login.failureMessage} />}
          {unverified && (
            <Suspense>
              <ResendVerification email={login.values.email} />
            </Suspense>
          )}
          <Button type="submit" size="md" fullWidth loading={login.busy}>
            {say.logInButton}
          </Button>
          <Button variant="default" size="md" fullWidth onClick={byPasskey}>
            {say.logInWithPasskey}
          </Button>
          <GoogleWay label={say.signInWithGoogle} />
        </div>
      </form>
    </AuthLayout>
  );
}
