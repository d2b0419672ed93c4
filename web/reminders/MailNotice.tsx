import { IconMailOff, IconMailQuestion, IconMailX } from '@tabler/icons-react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { dayIn, formatDay, type Instant } from '#domain/day.ts';
import type { ReminderMail } from '#domain/reminders/reminderSchema.ts';
import { ResendVerification } from '../auth/ResendVerification.tsx';
import classes from './MailNotice.module.css';

/** `refusedAt` undefined: the server is older than this page, and does not report refusals. */
type Props = { mail: ReminderMail; refusedAt: Instant | null | undefined; me: Me };

/** Why reminders do not reach this customer by mail, and what they can do about it; nothing if they do. */
export function MailNotice({ mail, refusedAt, me }: Props) {
  if (mail === 'no-mail-server')
    return (
      <div className={classes.notice}>
        <IconMailOff size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <p className={classes.words}>
          This practice has no mail server yet, so reminders cannot come by e-mail. They stand among
          your notifications.
        </p>
      </div>
    );
  if (mail === 'reaches' && refusedAt) {
    const day = formatDay(dayIn(me.timeZone ?? 'UTC', new Date(refusedAt)), 'long');
    return (
      <div className={classes.notice} data-asks>
        <IconMailX size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <p className={classes.words}>
          Our last reminder, on {day}, was refused at {me.email}. If that is not your address, tell
          your dietician. The next one is tried all the same.
        </p>
      </div>
    );
  }
  // The address was confirmed in another tab, and `mail` has not been refetched yet.
  if (mail === 'reaches' || me.emailVerified) return null;
  return (
    <div className={classes.notice} data-asks>
      <IconMailQuestion size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p>Confirm your e-mail address to receive reminders by e-mail.</p>
        <ResendVerification email={me.email} />
      </div>
    </div>
  );
}
