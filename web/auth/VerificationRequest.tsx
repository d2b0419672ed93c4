import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { sendVerificationMail } from './api.ts';
import { EmailField } from './EmailField.tsx';

/** Asks for a new confirming link, by address. */
export function VerificationRequest({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    schema: async () => (await import('#domain/accounts/accountSchema.ts')).resetRequestSchema,
    submit: async (input) => {
      await sendVerificationMail(input.email);
      setSentTo(input.email);
    },
  });
  if (sentTo) return <p role="status">A new link is on its way to {sentTo}.</p>;
  return (
    <AuthForm form={form} label="Send a new link">
      <EmailField {...form.field('email')} />
    </AuthForm>
  );
}
