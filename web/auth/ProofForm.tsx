import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';

type Props = {
  /** The word on the button. */
  label: string;
  /** The action to confirm. Throws if the server refuses. */
  prove: (proof: ProofAgain) => Promise<void>;
  onCancel: () => void;
  /** Confirming removes something. */
  removes?: boolean;
};

/** Asks for every proof of identity that the user has, before an action for which a session is not enough. */
export function ProofForm({ label, prove, onCancel, removes = false }: Props) {
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
