import { Group, Stack } from '@mantine/core';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { useHasPassword } from './hasPassword.ts';
import { PasswordField } from './PasswordField.tsx';
import { removeAuthenticator } from './secondFactor.ts';
import { useMe } from './session.tsx';
import { useAuthForm } from './useAuthForm.ts';

/** Asks for both factors before one of them goes. */
export function RemoveAuthenticator(props: { onRemoved: () => void; onCancel: () => void }) {
  const me = useMe();
  const password = useHasPassword(me.id);
  const remove = useAuthForm({
    initial: { password: '', code: '' },
    schema: async () =>
      (await import('#domain/accounts/secondFactorSchema.ts')).removeAuthenticatorSchema,
    submit: async (input) => {
      await removeAuthenticator(input);
      toastSuccess('Two-factor sign-in is off.');
      props.onRemoved();
    },
  });
  return (
    <form {...remove.form}>
      <Stack>
        {password.data?.hasPassword !== false && (
          <PasswordField
            label="Your Password"
            autoComplete="current-password"
            {...remove.field('password')}
          />
        )}
        <Field
          label="Code"
          description="Of your app, or a recovery code."
          autoComplete="one-time-code"
          spellCheck={false}
          {...remove.field('code')}
        />
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
