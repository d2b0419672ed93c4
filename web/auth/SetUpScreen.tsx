import { Navigate } from 'react-router';
import { PASSWORD_MIN } from '#domain/accounts/password.ts';
import { useForm } from '../draft/useForm.ts';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.tsx';
import { signedIn } from '../session/sessionStore.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { setUp } from './api.ts';
import { EmailField } from './EmailField.tsx';
import { LinkScreen, UncheckedLink } from './LinkScreen.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** Where the one-time link of a new practice leads: the first dietician’s account. */
export default function SetUpScreen() {
  const { status, me } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const link = useOpenedLink('set-up', token);
  const form = useForm({
    initial: { email: '', password: '', confirmPassword: '' },
    schema: async () => (await import('#domain/accounts/accountSchema.ts')).setUpFormSchema,
    submit: async ({ email, password }) =>
      signedIn((await link.trying(setUp({ token, email, password }))).me),
  });

  if (status === 'loading') return <LoadingScreen />;
  if (me) return <Navigate to={homeOf(me)} replace />;
  if (!token)
    return (
      <AuthLayout
        title="This link is incomplete"
        lead="Open the whole set-up link that the server printed when it started."
        footer={<Link to="/login">Log in</Link>}
      >
        {null}
      </AuthLayout>
    );
  if (link.state === 'asking') return <LoadingScreen />;
  if (link.state === 'unknown')
    return <UncheckedLink failure={link.failure ?? ''} onRetry={link.ask} />;
  if (link.state === 'dead')
    return (
      <LinkScreen
        title="This set-up link no longer works"
        lead="It was used already or is too old. Is your practice set up? Then log in. If nobody has an account yet, start the server again: it prints a new link."
        ways={[{ to: '/login', label: 'Log in' }]}
      />
    );
  return (
    <AuthLayout
      title="Set up your practice"
      lead="Make the first dietician's account. The link that brought you here works once."
      footer={<Link to="/login">Log in</Link>}
    >
      <form {...form.form}>
        <div className="stack">
          <EmailField {...form.field('email')} />
          <PasswordField
            label="Password"
            description={`At least ${PASSWORD_MIN} characters.`}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            Create Account
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
