import type { ReminderSubject } from '#domain/reminders/reminder.ts';
import type { Letter } from '../mail/mailer.ts';

type About = { readonly subject: string; readonly text: string; readonly screen: string };

/** The texts hold no health data and no name of a plan, since mail is not confidential. */
const ABOUT: Readonly<Record<ReminderSubject, About>> = {
  day: {
    subject: 'Time to log your day',
    text: 'Time to log your day. It takes two minutes:',
    screen: '/customer/myprogress',
  },
  plan: {
    subject: 'Time to look at your plan',
    text: 'Time to look at your plan:',
    screen: '/customer/dashboard',
  },
  water: {
    subject: 'Time for a glass of water',
    text: 'Time for a glass of water. Log it with your day:',
    screen: '/customer/myprogress',
  },
};

type Of = {
  readonly practice: string;
  readonly to: string;
  readonly about: ReminderSubject;
  readonly publicUrl: string;
  /** The token of the link that stops the reminder, see signIn/stopLinks.ts. */
  readonly token: string;
};

/** The mail of a reminder. Mail programs offer to stop it with one click (RFC 8058). */
export function reminderLetter({ practice, to, about, publicUrl, token }: Of): Letter {
  const { subject, text, screen } = ABOUT[about];
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
    text: `${text}
${publicUrl}${screen}

You set this reminder at ${practice}. Change your reminders:
${publicUrl}/customer/reminders

Stop it without signing in:
${stop}
`,
  };
}
