import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { Link } from '../kit/Link.tsx';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { sendResetMail } from './api.ts';
import { useSignInOptions } from './signInOptions.ts';
import { say } from './words.ts';

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
  const footer = <Link to="/login">{say.backToLogIn}</Link>;

  if (sentTo)
    return (
      <AuthLayout title={keptInOutbox ? say.linkIsReady : say.checkYourMail} footer={footer}>
        <div role="status">
          <p>{say.resetLinkWritten(sentTo)}</p>
          <p className="quiet">{keptInOutbox ? say.noEmailsYet : say.checkSpam}</p>
        </div>
      </AuthLayout>
    );
  return (
    <AuthLayout
      title={say.chooseNewPassword}
      lead={keptInOutbox ? say.noEmailsYet : say.enterEmailForLink}
      footer={footer}
    >
      <AuthForm form={form} label={say.sendTheLink}>
        <EmailField {...form.field('email')} />
      </AuthForm>
    </AuthLayout>
  );
}
