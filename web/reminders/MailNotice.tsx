import { IconMailOff, IconMailQuestion } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/account.ts';
import type { ReminderMail } from '#domain/reminders/reminder.ts';
import { ResendVerification } from '../auth/ResendVerification.tsx';
import classes from './MailNotice.module.css';

/** Why reminders do not reach this customer, and what they can do about it; nothing where they do. */
export function MailNotice({ mail, me }: { mail: ReminderMail; me: Me }) {
  if (mail === 'no-mail-server')
    return (
      <div className={classes.notice}>
        <IconMailOff size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <p className={classes.words}>
          This practice has no mail server yet, so reminders cannot reach you. Your choices are
          kept.
        </p>
      </div>
    );
  // Confirmed in another tab meanwhile: who one is is told at once.
  if (mail === 'reaches' || me.emailVerified) return null;
  return (
    <div className={classes.notice} data-asks>
      <IconMailQuestion size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p>Confirm your e-mail address to receive reminders.</p>
        <ResendVerification email={me.email} />
      </div>
    </div>
  );
}
