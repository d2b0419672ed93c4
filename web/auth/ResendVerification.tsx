import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { sendVerificationMail, useSignInOptions } from './api.ts';

/** Sends the confirming link once more. */
export function ResendVerification({ email }: { email: string }) {
  const options = useSignInOptions();
  const mail = useMutation({ mutationFn: () => sendVerificationMail(email) });
  return (
    <div>
      {mail.isSuccess ? (
        <p role="status">
          A new link is on its way to {email}.
          {options.data?.mail === false && ' The practice keeps its mails in an outbox: ask there.'}
        </p>
      ) : (
        <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
          Send the link again
        </Button>
      )}
      {mail.isError && <Failure message={messageOf(mail.error)} />}
    </div>
  );
}
