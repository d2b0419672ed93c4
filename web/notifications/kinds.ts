import {
  IconArticle,
  IconBell,
  IconCalendarDue,
  IconMail,
  IconMessage,
  IconMessageQuestion,
  IconNote,
  IconSalad,
  IconTarget,
  IconTargetArrow,
  IconUserPlus,
  IconZzz,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatDay, isDay } from '#domain/day.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { REMINDER_SUBJECTS, SUBJECT_WORDS } from '#domain/reminders/reminder.ts';

type Told = Pick<Notification, 'kind' | 'customer' | 'about'>;

/**
 * A sentence in two parts: the person it is about, whose name may run right to left, and the rest; '' for nobody.
 */
export type Sentence = readonly [who: string, rest: string];

/** How a kind of notification is shown. */
type Shown = {
  readonly icon: TablerIcon;
  /** The name of the kind where its channels are chosen. */
  readonly name: string;
  /** The screen on which more is chosen for it, and what that is. */
  readonly more?: { readonly words: string; readonly screen: string; readonly link: string };
  sentence(told: Told): Sentence;
  /** The address of the screen that shows what the notification is about. */
  place(told: Told): string;
};

const dashboard = () => '/customer/dashboard';
const goals = () => '/customer/goals';
const says =
  (sentence: string): Shown['sentence'] =>
  () => ['', sentence];
const personSays =
  (rest: string): Shown['sentence'] =>
  ({ customer }) => [nameOf(customer), rest];

const nameOf = (customer: Told['customer']): string => customer?.name || 'A customer';
const idOf = ({ customer }: Told): string => encodeURIComponent(customer?.id ?? '');
const person = (told: Told): string =>
  told.customer ? `/client/customers/${idOf(told)}` : '/client/customers';
const onDay = (about: string): string => (isDay(about) ? `on ${formatDay(about, 'long')}` : 'soon');
const reminderWords = (about: string): string => {
  const subject = REMINDER_SUBJECTS.find((each) => each === about);
  return subject ? SUBJECT_WORDS[subject] : 'it is time';
};

const SHOWN: Readonly<Record<NotificationKind, Shown>> = {
  'new-plan': {
    icon: IconSalad,
    name: 'A new diet plan',
    sentence: says('You have a new diet plan'),
    place: dashboard,
  },
  'changed-meals': {
    icon: IconSalad,
    name: 'Changed meals',
    sentence: says('Meals of your diet plan were changed'),
    place: dashboard,
  },
  message: {
    icon: IconMessage,
    name: 'A message from your dietician',
    sentence: says('You have a new message from your dietician'),
    place: () => '/customer/messages',
  },
  'period-ending': {
    icon: IconCalendarDue,
    name: 'Your coaching ends soon',
    sentence: ({ about }) => ['', `Your coaching ends ${onDay(about)}`],
    place: dashboard,
  },
  'goal-reached': {
    icon: IconTargetArrow,
    name: 'A goal you reached',
    sentence: says('You reached a goal'),
    place: goals,
  },
  'goal-proposed': {
    icon: IconTarget,
    name: 'A goal proposed to you',
    sentence: says('Your dietician proposes a goal'),
    place: goals,
  },
  article: {
    icon: IconArticle,
    name: 'Something to read',
    sentence: says('Your dietician gave you something to read'),
    place: ({ about }) =>
      about ? `/customer/library/${encodeURIComponent(about)}` : '/customer/library',
  },
  reminder: {
    icon: IconBell,
    name: 'Reminders',
    more: { words: 'Their times and mails:', screen: '/customer/reminders', link: 'Reminders' },
    sentence: ({ about }) => ['', `Your reminder: ${reminderWords(about)}`],
    place: ({ about }) => (about === 'plan' ? '/customer/dashboard' : '/customer/myprogress'),
  },
  question: {
    icon: IconMessageQuestion,
    name: 'A customer asks a question',
    sentence: personSays(' asked a question'),
    place: (told) => (told.customer ? `/client/inbox?customer=${idOf(told)}` : '/client/inbox'),
  },
  'day-note': {
    icon: IconNote,
    name: 'A customer writes a note with a day',
    sentence: ({ customer, about }) => [
      nameOf(customer),
      isDay(about) ? ` wrote a note about ${formatDay(about, 'long')}` : ' wrote a note',
    ],
    place: (told) => (isDay(told.about) ? `${person(told)}?date=${told.about}` : person(told)),
  },
  'new-customer': {
    icon: IconUserPlus,
    name: 'Somebody new',
    sentence: personSays(' is a new customer'),
    place: person,
  },
  silent: {
    icon: IconZzz,
    name: 'Nothing logged for three days',
    sentence: personSays(' has logged nothing for three days or more'),
    place: person,
  },
  'customer-period-ending': {
    icon: IconCalendarDue,
    name: 'A coaching ends soon',
    sentence: ({ customer, about }) => [nameOf(customer), `: the coaching ends ${onDay(about)}`],
    place: person,
  },
  'website-enquiry': {
    icon: IconMail,
    name: 'An enquiry through the website',
    sentence: says('Somebody wrote through the website'),
    place: () => '/client/messages',
  },
};

/** How a kind of notification is shown: all that the browser knows of it. */
export const shownAs = (kind: NotificationKind): Shown => SHOWN[kind];
