import { formatDay, isDay } from '#domain/day.ts';
import type { Channel, NotificationKind } from '#domain/notifications/kinds.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { REMINDER_SUBJECTS, SUBJECT_WORDS } from '#domain/reminders/reminderWords.ts';

const MOST_SHOWN = 99;

/** The number of unread notifications, for a space with room for two digits. */
export const unreadFigure = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

/** Contains the visible number, so that voice control recognises the button's name. */
export const bellName = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unreadFigure(unread)} unread`;

export const LIST_FAILED = 'Your notifications could not be fetched.';
export const MARK_FAILED = 'That could not be marked as read.';

/**
 * A sentence in two parts: the person it is about, whose name may run right to left, and the rest; '' for nobody.
 */
export type Sentence = readonly [who: string, rest: string];

export function sentenceOf({ kind, customer, about }: Told): Sentence {
  const who = customer?.name || 'A customer';
  switch (kind) {
    case 'new-plan':
      return ['', 'You have a new diet plan'];
    case 'changed-meals':
      return ['', 'Meals of your diet plan were changed'];
    case 'message':
      return ['', 'You have a new message from your dietician'];
    case 'period-ending':
      return ['', `Your coaching ends ${onDay(about)}`];
    case 'goal-reached':
      return ['', 'You reached a goal'];
    case 'goal-proposed':
      return ['', 'Your dietician proposes a goal'];
    case 'article':
      return ['', 'Your dietician gave you something to read'];
    case 'reminder':
      return ['', `Your reminder: ${reminderWords(about)}`];
    case 'question':
      return [who, ' asked a question'];
    case 'day-note':
      return [
        who,
        isDay(about) ? ` wrote a note about ${formatDay(about, 'long')}` : ' wrote a note',
      ];
    case 'new-customer':
      return [who, ' is a new customer'];
    case 'silent':
      return [who, ' has logged nothing for three days or more'];
    case 'customer-period-ending':
      return [who, `: the coaching ends ${onDay(about)}`];
    case 'website-enquiry':
      return ['', 'Somebody wrote through the website'];
  }
}

const reminderWords = (about: string): string => {
  const subject = REMINDER_SUBJECTS.find((each) => each === about);
  return subject ? SUBJECT_WORDS[subject] : 'it is time';
};

type Told = Pick<Notification, 'kind' | 'customer' | 'about'>;

const onDay = (about: string): string => (isDay(about) ? `on ${formatDay(about, 'long')}` : 'soon');

/** The names of the kinds where their channels are chosen. */
export const KIND_WORDS: Readonly<Record<NotificationKind, string>> = {
  'new-plan': 'A new diet plan',
  'changed-meals': 'Changed meals',
  message: 'A message from your dietician',
  'period-ending': 'Your coaching ends soon',
  'goal-reached': 'A goal you reached',
  'goal-proposed': 'A goal proposed to you',
  article: 'Something to read',
  reminder: 'Reminders',
  question: 'A customer asks a question',
  'day-note': 'A customer writes a note with a day',
  'new-customer': 'Somebody new',
  silent: 'Nothing logged for three days',
  'customer-period-ending': 'A coaching ends soon',
  'website-enquiry': 'An enquiry through the website',
};

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  app: 'App',
  push: 'Push',
  mail: 'E-mail',
};

/** The name of the checkbox that chooses a channel for a kind. */
export const boxName = (kind: NotificationKind, channel: Channel): string =>
  `${KIND_WORDS[kind]}: ${CHANNEL_WORDS[channel]}`;

export const SETTINGS_FAILED = 'What you are told could not be fetched.';
export const SAVE_FAILED = 'Failed to save what you are told.';
export const PUSH_FAILED = 'This device could not be set up.';
export const REMOVE_FAILED = 'The device could not be removed.';
