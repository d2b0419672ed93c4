import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { sendVerificationMail } from './api.ts';
import { useSignInOptions } from './signInOptions.ts';
import { say } from './words.ts';

/** What became of a new confirmation link; `isMailed` false: mails stay in the practice’s outbox. */
export const newLinkWords = (email: string, isMailed: boolean): string =>
  isMailed ? say.newLinkMailed(email) : say.newLinkInOutbox(email);

export const ResendVerification = ({ email }: { email: string }) => (
  <MailLink
    label={say.sendLinkAgain}
    send={() => sendVerificationMail(email)}
    sent={newLinkWords(email, true)}
    kept={newLinkWords(email, false)}
  />
);

type Props = {
  /** Shown above the button. */
  lead?: ReactNode;
  label: string;
  send: () => Promise<void>;
  /** Shown once the mail is sent; `kept` is shown instead if mails stay in the practice’s outbox. */
  sent: string;
  kept: string;
};

export function MailLink({ lead, label, send, sent, kept }: Props) {
  const options = useSignInOptions();
  const [mail, setMail] = useState<'unsent' | 'sending' | 'sent'>('unsent');
  const [failure, setFailure] = useState<string | null>(null);
  const mailIt = async () => {
    setMail('sending');
    setFailure(null);
    try {
      await send();
      setMail('sent');
    } catch (error) {
      setMail('unsent');
      setFailure(messageOf(error));
    }
  };
  return (
    <div>
      {mail === 'sent' ? (
        <p role="status">{options.data?.mail === false ? kept : sent}</p>
      ) : (
        <>
          {lead}
          <Button variant="default" loading={mail === 'sending'} onClick={() => void mailIt()}>
            {label}
          </Button>
        </>
      )}
      {failure && <Failure message={failure} />}
    </div>
  );
}
