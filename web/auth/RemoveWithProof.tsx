import { Group, Stack } from '@mantine/core';
import type { ProofAgain } from '#domain/accounts/secondFactorSchema.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
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
      <Stack>
        <ProofFields asked={asked} field={form.field} />
        {form.failureMessage && <Failure message={form.failureMessage} />}
        <Group gap="xs">
          <Button type="submit" color="red" loading={form.busy}>
            {label}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
