import { useState } from 'react';
import { Navigate } from 'react-router';
import { useForm } from '../draft/useForm.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { sendVerificationMail } from './api.ts';
import { ConfirmOtherBrowser } from './ConfirmOtherBrowser.tsx';
import { EmailField } from './EmailField.tsx';
import { LinkScreen, UncheckedLink } from './LinkScreen.tsx';
import { newLinkWords } from './ResendVerification.tsx';
import { useSignInOptions } from './signInOptions.ts';
import { useConfirmation } from './useConfirmation.ts';

/** The screen that the mailed confirmation link opens. */
export default function VerifyEmailScreen() {
  const { me } = useSession();
  const [search] = useSearchParams();
  const { state, failure, ask, prove } = useConfirmation(search.get('token') ?? '');

  if (state === 'asking')
    return (
      <AuthLayout title="Confirming your address">
        <div className="stack" role="status" aria-label="Loading">
          <Skeleton height={16} width="80%" />
          <Skeleton height={16} width="60%" />
        </div>
      </AuthLayout>
    );
  if (state === 'other-browser') return <ConfirmOtherBrowser prove={prove} />;
  if (state === 'signed-in' && me?.role) return <Navigate to={homeOf(me)} replace />;
  if (state === 'confirmed' || state === 'signed-in' || state === 'used')
    return (
      <LinkScreen
        title={state === 'used' ? 'Your address is confirmed already' : 'Your address is confirmed'}
        lead={
          state === 'used'
            ? 'This link has already been used. You can go straight in.'
            : 'Thank you. You’re all set.'
        }
        ways={[{ to: homeOf(me), label: me?.role ? 'To the dashboard' : 'Log in' }]}
      />
    );
  if (state === 'unknown') return <UncheckedLink failure={failure ?? ''} onRetry={ask} />;
  return (
    <AuthLayout
      title="This link did not work"
      lead="It has been used, has expired or is incomplete. Enter your email to get a new one."
      footer={<Link to="/login">Log in</Link>}
      isNews
    >
      <VerificationRequest email={me?.email ?? ''} />
    </AuthLayout>
  );
}

/** Requests a new confirmation link for an address. */
function VerificationRequest({ email }: { email: string }) {
  const options = useSignInOptions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).resetRequestSchema,
    submit: async (input) => {
      await sendVerificationMail(input.email);
      setSentTo(input.email);
    },
  });
  if (sentTo) return <p role="status">{newLinkWords(sentTo, options.data?.mail !== false)}</p>;
  return (
    <AuthForm form={form} label="Send a new link">
      <EmailField {...form.field('email')} />
    </AuthForm>
  );
}
