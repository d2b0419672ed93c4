import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { useSearchParams } from '../ui/useSearchParams.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { resetPassword } from './api.ts';
import { LinkScreen, UncheckedLink } from './LinkScreen.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useOpenedLink } from './useOpenedLink.ts';

/** Said before anything is lost: in the right browser nothing is. */
const BeginsAnew = () => (
  <>
    Nobody has confirmed this address yet, so somebody else may have made the account. With a new
    password it begins anew: what was logged and written in it so far is removed.{' '}
    <strong>Was it you? Open this link in the browser you used before, and all of it stays.</strong>
  </>
);

/** Where the mailed link of a forgotten password leads. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [done, setDone] = useState(false);
  const link = useOpenedLink('password-reset', token);
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).newPasswordFormSchema,
    submit: async ({ newPassword }) => {
      await link.trying(resetPassword(token, newPassword));
      setDone(true);
    },
  });

  if (done)
    return (
      <AuthLayout
        title="Your new password is set"
        lead="Wherever you were signed in before, you are signed out now."
      >
        <div>
          <LinkButton to="/login" size="md">
            Log in
          </LinkButton>
        </div>
      </AuthLayout>
    );
  if (!token)
    return (
      <AuthLayout
        title="This link is incomplete"
        lead="Open the whole link from the mail, or ask for a new one."
        footer={<Link to="/forgot-password">Ask for a new link</Link>}
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
        title="This link no longer works"
        lead="A link for a new password works once and for one hour. We can mail you a new one."
        ways={[
          { to: '/forgot-password', label: 'Ask for a new link' },
          { to: '/login', label: 'Log in' },
        ]}
      />
    );
  return (
    <AuthLayout
      title="Choose a new password"
      lead={link.beginsAnew && <BeginsAnew />}
      footer={<Link to="/forgot-password">Ask for a new link</Link>}
    >
      <form {...form.form}>
        <div className="stack">
          <NewPasswordFields field={form.field} />
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            Set New Password
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
