import { useForm } from '../draft/useForm.ts';
import { Field } from '../ui/Field.tsx';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';
import { addPasskey } from './passkeys.ts';
import { useFetchSecondFactorAgain } from './secondFactor.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for a name and for proof of identity, then has the browser create a passkey. */
export function AddPasskey(props: { onAdded: () => void; onCancel: () => void }) {
  const asked = useAsked();
  const factorAgain = useFetchSecondFactorAgain();
  const add = useForm({
    initial: { name: '', password: '', code: '' },
    schema: async () => {
      const [{ addPasskeySchema }, { proofAgainSchema }] = await Promise.all([
        import('#domain/signIn/passkeySchema.ts'),
        import('#domain/signIn/secondFactorSchema.ts'),
      ]);
      return proofAgainSchema.extend({ name: addPasskeySchema.shape.name });
    },
    submit: async ({ name, ...proof }) => {
      await addPasskey(name, proof);
      // The user may have spent a recovery code.
      void factorAgain();
      props.onAdded();
    },
  });
  return (
    <InPlaceForm form={add} label="Add" onCancel={props.onCancel}>
      <Field
        label="Name of the Passkey"
        description="Like the device it is on: “My phone”."
        autoComplete="off"
        ref={focus}
        {...add.field('name')}
      />
      <ProofFields asked={asked} field={add.field} />
    </InPlaceForm>
  );
}
