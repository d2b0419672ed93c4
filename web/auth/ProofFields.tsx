import { useMe } from '../session/session.tsx';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useHasPassword, useSecondFactor } from './secondFactor.ts';

/** What the server wants to have once more of the person: their password, a code of their app. */
export function useAsked(): { byPassword: boolean; byCode: boolean } {
  const me = useMe();
  const password = useHasPassword(me.id);
  const factor = useSecondFactor();
  return {
    byPassword: password.data?.hasPassword !== false,
    // Where it could not be asked, a field too many is better than one too few.
    byCode: factor.isError || typeof factor.data?.authenticatorSince === 'string',
  };
}

/** Where a dialog that asks begins. */
type Autofocus = { 'data-autofocus'?: boolean };

type Props = {
  asked: { readonly byPassword: boolean; readonly byCode: boolean };
  field: (name: 'password' | 'code') => FieldProps;
};

/** For a form that asks who it is, though they are signed in. */
export function ProofFields({ asked, field }: Props) {
  return (
    <>
      {asked.byPassword && (
        <PasswordField
          label="Your Password"
          autoComplete="current-password"
          data-autofocus
          {...field('password')}
        />
      )}
      {asked.byCode && <CodeField data-autofocus {...field('code')} />}
    </>
  );
}

/** For a code of the app of somebody who is signed in. */
export const CodeField = (props: FieldProps & Autofocus) => (
  <Field
    label="Code"
    description="Of your app, or a recovery code."
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    {...props}
  />
);
