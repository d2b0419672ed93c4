import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Letter } from '../mail/mailer.ts';
import type { PushMessage } from '../push/pusher.ts';
import { say } from './words.ts';

const SCREENS: Readonly<Record<NotificationKind, string>> = {
  'new-plan': '/customer/dashboard',
  'changed-meals': '/customer/dashboard',
  message: '/customer/messages',
  'period-ending': '/customer/dashboard',
  'goal-reached': '/customer/goals',
  'goal-proposed': '/customer/goals',
  article: '/customer/library',
  questionnaire: '/customer/questionnaires',
  reminder: '/customer/myprogress',
  appointment: '/customer/appointments',
  'appointment-soon': '/customer/appointments',
  question: '/client/inbox',
  'day-note': '/client/dashboard',
  answers: '/client/customers',
  'new-customer': '/client/customers',
  silent: '/client/dashboard',
  'customer-period-ending': '/client/dashboard',
  'website-enquiry': '/client/messages',
  'customer-appointment': '/client/appointments',
  'customer-appointment-soon': '/client/appointments',
};

/*
 * The words of mails and pushes may be read over a shoulder: no health data, no name of a person or a plan, no
 * text of a message.
 */

/** A push: its title says what happened, its body names the practice. */
export const pushMessage = (
  kind: NotificationKind,
  { practice, tag }: { readonly practice: string; readonly tag: string },
): PushMessage => ({ title: say.kinds[kind].one, body: practice, path: SCREENS[kind], tag });

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
    end: `${say.chooseYours(publicUrl + settings)}\n\n${say.stopThese(stop)}\n`,
  };
}

export function notificationLetter(kind: NotificationKind, mail: Mailing): Letter {
  const { to, headers, end } = mailing(mail);
  const { one } = say.kinds[kind];
  return {
    to,
    headers,
    subject: `${one} (${mail.practice})`,
    text: `${say.readItHere(one, mail.publicUrl + SCREENS[kind])}\n\n${end}`,
  };
}

export function digestLetter(counts: ReadonlyMap<NotificationKind, number>, mail: Mailing): Letter {
  const { to, headers, end } = mailing(mail);
  const lines = [...counts].map(([kind, count]) => {
    const { one, many } = say.kinds[kind];
    return `${count === 1 ? one : many(count)}:\n${mail.publicUrl}${SCREENS[kind]}`;
  });
  return {
    to,
    headers,
    subject: `${say.newToday} (${mail.practice})`,
    text: `${lines.join('\n\n')}

${end}`,
  };
}

export const stoppedWords = (what: NotificationKind | 'digest'): string =>
  what === 'digest' ? say.dailySummary : say.kinds[what].stopped;
