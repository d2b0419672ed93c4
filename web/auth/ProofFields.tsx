import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { useMe } from '../session/session.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useHasPassword, useSecondFactor } from './secondFactor.ts';
import { say } from './words.ts';

/** What the user has to enter again to prove their identity: the password, or a code of their app. */
export function useAsked(): { byPassword: boolean; byCode: boolean } {
  const me = useMe();
  const password = useHasPassword(me.id);
  const factor = useSecondFactor();
  return {
    byPassword: password.data?.hasPassword !== false,
    // If this could not be fetched, showing an unneeded field is better than missing a needed one.
    byCode: factor.isError || typeof factor.data?.authenticatorSince === 'string',
  };
}

/** Marks the field that has the focus when a dialog opens. */
type Autofocus = { 'data-autofocus'?: boolean };

type Props = {
  asked: { readonly byPassword: boolean; readonly byCode: boolean };
  field: (name: 'password' | 'code') => FieldProps;
};

/** The fields of a form in which signed-in users prove their identity again. */
export function ProofFields({ asked, field }: Props) {
  return (
    <>
      {asked.byPassword && (
        <PasswordField
          label={say.yourPassword}
          autoComplete="current-password"
          data-autofocus
          {...field('password')}
        />
      )}
      {asked.byCode && <CodeField data-autofocus {...field('code')} />}
    </>
  );
}

/** A code of the authenticator app of a signed-in user. */
export const CodeField = (props: FieldProps & Autofocus) => (
  <Field
    label={say.code}
    description={say.fromAppOrRecovery}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    {...props}
  />
);

type ProofFormProps = {
  /** The word on the button. */
  label: string;
  /** The action to confirm. Throws if the server refuses. */
  prove: (proof: ProofAgain) => Promise<void>;
  onCancel: () => void;
  /** Confirming removes something. */
  removes?: boolean;
};

/** Asks for every proof of identity that the user has, before an action for which a session is not enough. */
export function ProofForm({ label, prove, onCancel, removes = false }: ProofFormProps) {
  const asked = useAsked();
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/signIn/secondFactorSchema.ts')).proofAgainSchema,
    submit: prove,
  });
  return (
    <InPlaceForm form={form} label={label} onCancel={onCancel} removes={removes}>
      <ProofFields asked={asked} field={form.field} />
    </InPlaceForm>
  );
}
