import { PASSWORD_MIN } from '#domain/accounts/password.ts';
import type { FieldProps } from '../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';

type Name = 'newPassword' | 'confirmPassword';
type Props = { field: (name: Name) => FieldProps };

/** A new password and the same again. */
export function NewPasswordFields({ field }: Props) {
  return (
    <>
      <PasswordField
        label="New Password"
        description={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
