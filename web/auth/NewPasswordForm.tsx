import type { ReactNode } from 'react';
import { useForm } from '../draft/useForm.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { say } from './words.ts';

type Props = {
  label: string;
  choose: (newPassword: string) => Promise<void>;
  others?: ReactNode;
};

/** For users who came by a mailed link: the old password is not asked for. */
export function NewPasswordForm({ label, choose, others }: Props) {
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).newPasswordFormSchema,
    submit: ({ newPassword }) => choose(newPassword),
  });
  return (
    <AuthForm form={form} label={label} others={others}>
      <NewPasswordFields label={say.newPassword} name="newPassword" field={form.field} />
    </AuthForm>
  );
}
