import { useState } from 'react';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField } from './ProofFields.tsx';
import type { Shown } from './useConfirmation.ts';

type Props = { prove: (shown: Shown) => Promise<void> };

/**
 * For a confirmation link opened in another browser than the sign-up: somebody else may have made the
 * account.
 */
export function ConfirmOtherBrowser({ prove }: Props) {
  const [anew, setAnew] = useState(false);
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/signIn/accountSchema.ts')).madeItSchema,
    submit: prove,
  });
  const code = form.field('code');
  // Only users with an authenticator app need a code: the server asks for it once the password is right.
  const [asksCode, setAsksCode] = useState(false);
  if (code.error && !asksCode) setAsksCode(true);
  if (anew) return <BeginAnew prove={prove} onBack={() => setAnew(false)} />;
  return (
    <AuthLayout
      title="One more thing"
      lead="You opened this link in a different browser from the one you signed up with. Enter your password, so we know it’s you."
      isNews
    >
      <AuthForm
        form={form}
        label="Confirm My Address"
        others={
          <Button variant="subtle" onClick={() => setAnew(true)}>
            I have no password, or forgot it
          </Button>
        }
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        {asksCode && <CodeField {...code} />}
      </AuthForm>
    </AuthLayout>
  );
}

/** For owners of an address that somebody else used for an account, and for users who forgot the password. */
const BeginAnew = ({ prove, onBack }: Props & { onBack: () => void }) => (
  <AuthLayout
    title="Start fresh"
    lead={
      <>
        Somebody else may have made this account with your address. A new password makes it yours
        alone and removes everything logged or written in it so far.{' '}
        <strong>
          Was it you? Open the link in the browser you used before to keep everything.
        </strong>
      </>
    }
    isNews
  >
    <NewPasswordForm
      label="Remove and Continue"
      choose={(newPassword) => prove({ newPassword })}
      others={
        <Button variant="subtle" onClick={onBack}>
          Back
        </Button>
      }
    />
  </AuthLayout>
);
