import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Letter } from '../mail/mailer.ts';
import type { PushMessage } from '../push/pusher.ts';

type Words = {
  readonly one: string;
  /** The rest of a digest's line, after the number. */
  readonly many: string;
  /** The mails that a stop link stops. */
  readonly stopped: string;
  /** The screen that shows it. */
  readonly screen: string;
};

/**
 * Used in mails and pushes, which others may read over a shoulder: no health data, no name of a person or a
 * plan, no text of a message.
 */
const WORDS: Readonly<Record<NotificationKind, Words>> = {
  'new-plan': {
    one: 'You have a new diet plan',
    many: 'new diet plans',
    stopped: 'Emails about new diet plans',
    screen: '/customer/dashboard',
  },
  'changed-meals': {
    one: 'Meals of your plan were changed',
    many: 'plans with changed meals',
    stopped: 'Emails about changed meals',
    screen: '/customer/dashboard',
  },
  message: {
    one: 'You have a new message',
    many: 'new messages',
    stopped: 'Emails about new messages',
    screen: '/customer/messages',
  },
  'period-ending': {
    one: 'Your coaching ends soon',
    many: 'reminders that your coaching ends soon',
    stopped: 'Emails about the end of your coaching',
    screen: '/customer/dashboard',
  },
  'goal-reached': {
    one: 'You reached a goal',
    many: 'goals that you reached',
    stopped: 'Emails about goals that you reached',
    screen: '/customer/goals',
  },
  'goal-proposed': {
    one: 'A goal was proposed to you',
    many: 'goals that were proposed to you',
    stopped: 'Emails about proposed goals',
    screen: '/customer/goals',
  },
  article: {
    one: 'You were given something to read',
    many: 'articles to read',
    stopped: 'Emails about articles to read',
    screen: '/customer/library',
  },
  reminder: {
    one: 'This is your reminder',
    many: 'reminders',
    stopped: 'Emails about reminders',
    screen: '/customer/myprogress',
  },
  question: {
    one: 'A customer asked a question',
    many: 'questions of customers',
    stopped: 'Emails about questions',
    screen: '/client/inbox',
  },
  'day-note': {
    one: 'A customer wrote a note',
    many: 'notes of customers',
    stopped: 'Emails about notes',
    screen: '/client/dashboard',
  },
  'new-customer': {
    one: 'You have a new customer',
    many: 'new customers',
    stopped: 'Emails about new customers',
    screen: '/client/customers',
  },
  silent: {
    one: 'A customer has gone quiet',
    many: 'customers who have gone quiet',
    stopped: 'Emails about customers who have gone quiet',
    screen: '/client/dashboard',
  },
  'customer-period-ending': {
    one: 'The coaching of a customer ends soon',
    many: 'customers whose coaching ends soon',
    stopped: 'Emails about coaching that ends',
    screen: '/client/dashboard',
  },
  'website-enquiry': {
    one: 'Somebody wrote through the website',
    many: 'enquiries through the website',
    stopped: 'Emails about enquiries',
    screen: '/client/messages',
  },
};

/** A push: its title says what happened, its body names the practice. */
export const pushMessage = (
  kind: NotificationKind,
  { practice, tag }: { readonly practice: string; readonly tag: string },
): PushMessage => ({ title: WORDS[kind].one, body: practice, path: WORDS[kind].screen, tag });

type Mailing = {
  readonly practice: string;
  readonly to: string;
  readonly publicUrl: string;
  /** The token of the link that stops these mails, see signIn/stopLinks.ts. */
  readonly token: string;
  /** The address of the screen where the person chooses their notifications. */
  readonly settings: string;
};

/** The parts that all notification mails share. Mail programs offer to stop them with one click (RFC 8058). */
function mailing({ to, publicUrl, token, settings }: Mailing) {
  const stop = `${publicUrl}/api/notification-stops?token=${token}`;
  return {
    to,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Prevents automatic absence replies.
      'Auto-Submitted': 'auto-generated',
    },
    end: `Choose your notifications:
${publicUrl}${settings}

Stop these emails without signing in:
${stop}
`,
  };
}

/** The mail of one notification. */
export function notificationLetter(kind: NotificationKind, mail: Mailing): Letter {
  const { to, headers, end } = mailing(mail);
  const { one, screen } = WORDS[kind];
  return {
    to,
    headers,
    subject: `${one} (${mail.practice})`,
    text: `${one}. Read it here:
${mail.publicUrl}${screen}

${end}`,
  };
}

/** One mail for many notifications: a line for each kind, with their number. */
export function digestLetter(counts: ReadonlyMap<NotificationKind, number>, mail: Mailing): Letter {
  const { to, headers, end } = mailing(mail);
  const lines = [...counts].map(([kind, count]) => {
    const { one, many, screen } = WORDS[kind];
    return `${count === 1 ? one : `${count} ${many}`}:\n${mail.publicUrl}${screen}`;
  });
  return {
    to,
    headers,
    subject: `What is new today (${mail.practice})`,
    text: `${lines.join('\n\n')}

${end}`,
  };
}

/** What a stop link stops, in words. */
export const stoppedWords = (what: NotificationKind | 'digest'): string =>
  what === 'digest' ? 'The daily summary email' : WORDS[what].stopped;
