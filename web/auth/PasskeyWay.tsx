import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { signedIn } from './sessionStore.ts';

/** The way in without a password; its code is fetched when it is pressed. */
export function PasskeyWay() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      signedIn(await (await import('./passkeys.ts')).signInByPasskey());
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="default" size="md" fullWidth loading={busy} onClick={() => void go()}>
        Log In with a Passkey
      </Button>
      {failure && <Failure message={failure} />}
    </>
  );
}
