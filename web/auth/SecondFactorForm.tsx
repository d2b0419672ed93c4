import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { send } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { logOut, signedIn } from '../session/sessionStore.ts';
import { AuthForm } from './AuthForm.tsx';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The second step of signing in, in place of the first. */
export default function SecondFactorForm() {
  const [byRecovery, setByRecovery] = useState(false);
  const step = useForm({
    initial: { code: '' },
    schema: async () => (await import('#domain/signIn/secondFactorSchema.ts')).proveSchema,
    submit: async ({ code }) => {
      const { me } = await send<{ me: Me }>('POST', '/api/auth/second-factor', { code });
      signedIn(me);
    },
  });
  return (
    <AuthForm
      form={step}
      label="Log In"
      others={
        <>
          <Button
            variant="subtle"
            onClick={() => {
              step.reset();
              setByRecovery(!byRecovery);
            }}
          >
            {byRecovery ? 'Use your app' : 'Use a recovery code'}
          </Button>
          <StartOver />
        </>
      }
    >
      <Field
        key={String(byRecovery)}
        label={byRecovery ? 'Recovery Code' : 'Code'}
        description={
          byRecovery
            ? 'One of the codes you saved. Each works once.'
            : 'The six digits in your authenticator app.'
        }
        inputMode={byRecovery ? 'text' : 'numeric'}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        ref={focus}
        {...step.field('code')}
      />
    </AuthForm>
  );
}

function StartOver() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => void logOut().catch(() => setFailed(true))}>
        Start over
      </Button>
      {failed && <Failure message="This did not work. Try again when you are online." />}
    </>
  );
}
