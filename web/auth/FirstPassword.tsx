import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { sendResetMail } from './api.ts';
import { useSignInOptions } from './signInOptions.ts';

/** For somebody who signs in with Google alone: there is no current password to ask for. */
export function FirstPassword({ email }: { email: string }) {
  const options = useSignInOptions();
  const mail = useMutation({ mutationFn: () => sendResetMail(email) });
  if (mail.isSuccess)
    return (
      <p role="status">
        {options.data?.mail === false
          ? `A link for ${email} lies in the practice’s outbox: ask there.`
          : `A link to choose a password is on its way to ${email}.`}
      </p>
    );
  return (
    <div>
      <p className="quiet">
        You sign in with Google and have no password here yet. We mail you a link to choose one;
        choosing it signs you out everywhere, and Google goes on working.
      </p>
      <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
        Send Me the Link
      </Button>
      {mail.isError && <Failure message={messageOf(mail.error)} />}
    </div>
  );
}
