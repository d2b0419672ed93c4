import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { send } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { logOut, signedIn } from '../session/sessionStore.ts';
import { AuthForm } from './AuthForm.tsx';
import { say } from './words.ts';

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
      label={say.logInButton}
      others={
        <>
          <Button
            variant="subtle"
            onClick={() => {
              step.reset();
              setByRecovery(!byRecovery);
            }}
          >
            {byRecovery ? say.useYourApp : say.useRecoveryCode}
          </Button>
          <StartOver />
        </>
      }
    >
      <Field
        key={String(byRecovery)}
        label={byRecovery ? say.recoveryCode : say.code}
        description={byRecovery ? say.oneOfSavedCodes : say.sixDigits}
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
        {say.startOver}
      </Button>
      {failed && <Failure message={say.didNotWork} />}
    </>
  );
}
