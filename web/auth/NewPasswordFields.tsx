import { PASSWORD_MIN } from '#domain/signIn/account.ts';
import type { FieldProps } from '../kit/Field.tsx';
import { PasswordField } from './PasswordField.tsx';

type Props<Name extends string> = {
  label: 'Password' | 'New Password';
  name: Name;
  field: (name: Name | 'confirmPassword') => FieldProps;
};

/** A new password and its repetition. */
export const NewPasswordFields = <Name extends string>({ label, name, field }: Props<Name>) => (
  <>
    <PasswordField
      label={label}
      description={`At least ${PASSWORD_MIN} characters.`}
      autoComplete="new-password"
      {...field(name)}
    />
    <PasswordField
      label="Confirm Password"
      autoComplete="new-password"
      {...field('confirmPassword')}
    />
  </>
);
