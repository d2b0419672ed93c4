import { useForm } from '../draft/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { Shown } from './useConfirmation.ts';

type Props = { prove: (shown: Shown) => Promise<void>; onBack: () => void };

/** For the owner of an address on which somebody else made an account, or who forgot the password. */
export function BeginAnew({ prove, onBack }: Props) {
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).newPasswordFormSchema,
    submit: ({ newPassword }) => prove({ newPassword }),
  });
  return (
    <AuthLayout
      title="Begin anew"
      lead={
        <>
          Somebody else may have made this account with your address. With a new password it is
          yours alone: what was logged and written in it so far is removed.{' '}
          <strong>
            Was it you? Open the link in the browser you used before, and all of it stays.
          </strong>
        </>
      }
      isNews
    >
      <form {...form.form}>
        <div className="stack">
          <NewPasswordFields field={form.field} />
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" loading={form.busy}>
            Remove It and Go In
          </Button>
          <Button variant="subtle" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
