import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { sendVerificationMail } from './api.ts';
import { useSignInOptions } from './signInOptions.ts';

/** Sends the confirming link once more. */
export function ResendVerification({ email }: { email: string }) {
  const options = useSignInOptions();
  const [mail, setMail] = useState<'unsent' | 'sending' | 'sent'>('unsent');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setMail('sending');
    setFailure(null);
    try {
      await sendVerificationMail(email);
      setMail('sent');
    } catch (error) {
      setMail('unsent');
      setFailure(messageOf(error));
    }
  };
  return (
    <div>
      {mail === 'sent' ? (
        <p role="status">
          {options.data?.mail === false
            ? `A new link for ${email} lies in the practice’s outbox: ask there.`
            : `A new link is on its way to ${email}.`}
        </p>
      ) : (
        <Button variant="default" loading={mail === 'sending'} onClick={() => void send()}>
          Send the link again
        </Button>
      )}
      {failure && <Failure message={failure} />}
    </div>
  );
}
