import type { ReminderSubject } from '#domain/reminders/reminder.ts';
import type { Letter } from '../mail/mailer.ts';
import { say } from '../words.ts';

const SCREENS: Readonly<Record<ReminderSubject, string>> = {
  day: '/customer/myprogress',
  plan: '/customer/dashboard',
  water: '/customer/myprogress',
};

type Of = {
  readonly practice: string;
  readonly to: string;
  readonly about: ReminderSubject;
  readonly publicUrl: string;
  /** The token of the link that stops the reminder, see signIn/stopLinks.ts. */
  readonly token: string;
};

/**
 * The mail of a reminder. It holds no health data and no name of a plan, since mail is not confidential. Mail
 * programs offer to stop it with one click (RFC 8058).
 */
export function reminderLetter({ practice, to, about, publicUrl, token }: Of): Letter {
  const { subject, text } = say.reminder[about];
  const stop = `${publicUrl}/api/reminder-stops?token=${token}`;
  return {
    to,
    subject: `${subject} (${practice})`,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic absence replies.
      'Auto-Submitted': 'auto-generated',
    },
    text: `${text}\n${publicUrl}${SCREENS[about]}\n\n${say.reminderEnd(practice, `${publicUrl}/customer/reminders`, stop)}`,
  };
}
