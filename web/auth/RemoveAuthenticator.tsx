import { Group, Stack } from '@mantine/core';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { ProofFields, useAsked } from './ProofFields.tsx';
import { removeAuthenticator } from './secondFactor.ts';
import { useAuthForm } from './useAuthForm.ts';

/** Asks for both factors before one of them goes. */
export function RemoveAuthenticator(props: { onRemoved: () => void; onCancel: () => void }) {
  const asked = useAsked();
  const remove = useAuthForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/accounts/secondFactorSchema.ts')).proofAgainSchema,
    submit: async (input) => {
      await removeAuthenticator(input);
      toastSuccess('Two-factor sign-in is off.');
      props.onRemoved();
    },
  });
  return (
    <form {...remove.form}>
      <Stack>
        <ProofFields asked={asked} field={remove.field} />
        {remove.failureMessage && <Failure message={remove.failureMessage} />}
        <Group gap="xs">
          <Button type="submit" color="red" loading={remove.busy}>
            Turn Off
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
