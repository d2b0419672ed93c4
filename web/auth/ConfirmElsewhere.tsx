import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { BeginAnew } from './BeginAnew.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField } from './ProofFields.tsx';
import type { Shown } from './useConfirmation.ts';

type Props = { prove: (shown: Shown) => Promise<void> };

/** A link opened where nobody signed up: the account may have been made by somebody else. */
export function ConfirmElsewhere({ prove }: Props) {
  const [anew, setAnew] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/accounts/accountSchema.ts')).madeItSchema,
    submit: prove,
  });
  const code = form.field('code');
  // Only who has an app is asked: the server says so once the password was right.
  const [asksCode, setAsksCode] = useState(false);
  if (code.error && !asksCode) setAsksCode(true);
  if (anew) return <BeginAnew prove={prove} onBack={() => setAnew(false)} />;
  return (
    <AuthLayout
      title="One more thing"
      lead="You opened this link in another browser than the one you signed up with. Enter the password that you chose there, so that we know it was you."
      isNews
    >
      <form {...form.form}>
        <div className="stack">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          {asksCode && <CodeField {...code} />}
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" size="md" loading={form.busy}>
            Confirm My Address
          </Button>
          <Button variant="subtle" onClick={() => setAnew(true)}>
            I chose none, or forgot it
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
