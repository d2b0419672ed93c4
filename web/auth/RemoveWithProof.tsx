import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import { FormFoot } from './FormFoot.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  /** The word on the button. */
  label: string;
  remove: (proof: ProofAgain) => Promise<void>;
  onCancel: () => void;
};

/** Asks who it is, by all that they prove themselves with, before a way to do so goes. */
export function RemoveWithProof({ label, remove, onCancel }: Props) {
  const asked = useAsked();
  const form = useAuthForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/accounts/secondFactorSchema.ts')).proofAgainSchema,
    submit: remove,
  });
  return (
    <form {...form.form}>
      <div className="stack">
        <ProofFields asked={asked} field={form.field} />
        <FormFoot
          label={label}
          failureMessage={form.failureMessage}
          busy={form.busy}
          onCancel={onCancel}
          removes
        />
      </div>
    </form>
  );
}
