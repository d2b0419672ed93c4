import type { ReactNode } from 'react';
import { useForm } from '../draft/useForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type Props = {
  label: string;
  choose: (newPassword: string) => Promise<void>;
  others?: ReactNode;
};

/** For who came by a mailed link: nobody asks for the password that there was. */
export function NewPasswordForm({ label, choose, others }: Props) {
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).newPasswordFormSchema,
    submit: ({ newPassword }) => choose(newPassword),
  });
  return (
    <AuthForm form={form} label={label} others={others}>
      <NewPasswordFields label="New Password" name="newPassword" field={form.field} />
    </AuthForm>
  );
}
