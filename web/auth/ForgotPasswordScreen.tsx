import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { Link } from '../kit/Link.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { sendResetMail } from './api.ts';
import { EmailField } from './EmailField.tsx';
import { useSignInOptions } from './signInOptions.ts';

const OUTBOX = 'This practice doesn’t send emails yet. Ask your dietician for the link.';

export default function ForgotPasswordScreen() {
  const options = useSignInOptions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).resetRequestSchema,
    submit: async ({ email }) => {
      await sendResetMail(email);
      setSentTo(email);
    },
  });
  const keptInOutbox = options.data?.mail === false;
  const footer = <Link to="/login">Back to log in</Link>;

  if (sentTo)
    return (
      <AuthLayout title={keptInOutbox ? 'A link is ready' : 'Check your mail'} footer={footer}>
        <div role="status">
          <p>
            If there is an account for {sentTo}, a link to choose a new password has been written.
          </p>
          <p className="quiet">
            {keptInOutbox ? OUTBOX : 'Nothing after a few minutes? Check your spam folder.'}
          </p>
        </div>
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="Choose a new password"
      lead={keptInOutbox ? OUTBOX : 'Enter your email and we’ll send you a link.'}
      footer={footer}
    >
      <AuthForm form={form} label="Send the Link">
        <EmailField {...form.field('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
