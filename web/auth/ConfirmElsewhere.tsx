import { Link } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = { prove: (password: string) => Promise<void> };

/** A link opened where nobody signed up: the account may have been made by somebody else. */
export function ConfirmElsewhere({ prove }: Props) {
  const form = useAuthForm({
    initial: { password: '' },
    schema: async () => (await import('#domain/accounts/accountSchema.ts')).passwordAgainSchema,
    submit: ({ password }) => prove(password),
  });
  return (
    <AuthLayout
      title="One more thing"
      lead="You opened this link in another browser than the one you signed up with. Enter the password that you chose there, so that we know it was you."
      footer={
        <>
          You chose none, or forgot it? <Link to="/forgot-password">Choose a new password</Link>,
          then open this link again.
        </>
      }
      isNews
    >
      <form {...form.form}>
        <div className="stack">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" loading={form.busy}>
            Confirm My Address
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
