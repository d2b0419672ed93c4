import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { resetPassword } from './api.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAuthForm } from './useAuthForm.ts';

/** Where the mailed link of a forgotten password leads. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [done, setDone] = useState(false);
  const form = useAuthForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).newPasswordFormSchema,
    submit: async ({ newPassword }) => {
      await resetPassword(token, newPassword);
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
  return (
    <AuthLayout
      title="Choose a new password"
      footer={<Link to="/forgot-password">Ask for a new link</Link>}
    >
      <form {...form.form}>
        <Stack>
          <NewPasswordFields field={form.field} />
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            Set New Password
          </Button>
        </Stack>
      </form>
    </AuthLayout>
  );
}
