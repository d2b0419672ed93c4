import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';

type Props = {
  /** The word on the button. */
  label: string;
  /** What it is asked for. Throws what the server refuses. */
  prove: (proof: ProofAgain) => Promise<void>;
  onCancel: () => void;
  /** Something goes by it. */
  removes?: boolean;
};

/** Asks who it is, by all that they prove themselves with, before what an open session is not enough for. */
export function ProofForm({ label, prove, onCancel, removes = false }: Props) {
  const asked = useAsked();
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/accounts/secondFactorSchema.ts')).proofAgainSchema,
    submit: prove,
  });
  return (
    <InPlaceForm form={form} label={label} onCancel={onCancel} removes={removes}>
      <ProofFields asked={asked} field={form.field} />
    </InPlaceForm>
  );
}
