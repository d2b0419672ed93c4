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
          {options.data?.mail === false
            ? `A new link for ${email} lies in the practice's outbox: ask there.`
            : `A new link is on its way to ${email}.`}
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
