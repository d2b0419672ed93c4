import type { ReactNode } from 'react';
import { PASSWORD_MIN } from '#domain/signIn/account.ts';
import { useForm } from '../draft/useForm.ts';
import type { FieldProps } from '../kit/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { say } from './words.ts';

type Props<Name extends string> = {
  label: string;
  name: Name;
  field: (name: Name | 'confirmPassword') => FieldProps;
};

export const NewPasswordFields = <Name extends string>({ label, name, field }: Props<Name>) => (
  <>
    <PasswordField
      label={label}
      description={say.atLeastCharacters(PASSWORD_MIN)}
      autoComplete="new-password"
      {...field(name)}
    />
    <PasswordField
      label={say.confirmPassword}
      autoComplete="new-password"
      {...field('confirmPassword')}
    />
  </>
);

type NewPasswordFormProps = {
  label: string;
  choose: (newPassword: string) => Promise<void>;
  others?: ReactNode;
};

/** For users who came by a mailed link: the old password is not asked for. */
export function NewPasswordForm({ label, choose, others }: NewPasswordFormProps) {
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
