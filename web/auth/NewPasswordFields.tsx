import { PASSWORD_MIN } from '#domain/signIn/account.ts';
import type { FieldProps } from '../kit/Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { say } from './words.ts';

type Props<Name extends string> = {
  label: string;
  name: Name;
  field: (name: Name | 'confirmPassword') => FieldProps;
};

/** A new password and its repetition. */
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
