import {
  IconArticle,
  IconBell,
  IconCalendarClock,
  IconCalendarDue,
  IconClipboardList,
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
import { type AppointmentNews, newsIn } from '#domain/appointments/news.ts';
import { dayHere, formatDay, formatTime, isDay } from '#domain/day.ts';
import { isInstant } from '#domain/moment.ts';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import { say as ofReminders } from '#domain/reminders/words.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

type Told = Pick<Notification, 'kind' | 'customer' | 'about'>;

/**
 * A sentence in two parts: the person it is about, whose name may run right to left, and the rest; '' for nobody.
 */
export type Sentence = readonly [who: string, rest: string];

type Shown = {
  readonly icon: TablerIcon;
  readonly name: string;
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

const nameOf = (customer: Told['customer']): string => customer?.name || say.aCustomer;
const idOf = ({ customer }: Told): string => encodeURIComponent(customer?.id ?? '');
const person = (told: Told): string =>
  told.customer ? `/client/customers/${idOf(told)}` : '/client/customers';
const reminderWords = (about: string): string => {
  const subject = REMINDER_SUBJECTS.find((each) => each === about);
  return subject ? say.reminder(ofReminders.subjects[subject]) : say.reminderIsDue;
};

const momentWords = (startsAt: string): string => {
  const at = new Date(startsAt);
  return ofKit.dayAndTime(formatDay(dayHere(at), 'short'), formatTime(at));
};
/** `words`: what happened, each with the moment; `rest` where that is not known. */
const appointmentWords = (
  about: string,
  words: { readonly [What in AppointmentNews]?: (at: string) => string },
  rest: string,
): string => {
  const news = newsIn(about);
  return (news && words[news.what]?.(momentWords(news.startsAt))) ?? rest;
};
const soonWords = (about: string, words: (at: string) => string): string =>
  words(isInstant(about) ? momentWords(about) : '');
const ownAppointments = () => '/customer/appointments';
const inCalendar = (startsAt: string | undefined): string =>
  `/client/appointments${startsAt && isInstant(startsAt) ? `?day=${dayHere(new Date(startsAt))}` : ''}`;

const SHOWN: Readonly<Record<NotificationKind, Shown>> = {
  'new-plan': {
    icon: IconSalad,
    name: say.kinds['new-plan'],
    sentence: says(say.newPlan),
    place: dashboard,
  },
  'changed-meals': {
    icon: IconSalad,
    name: say.kinds['changed-meals'],
    sentence: says(say.changedMeals),
    place: dashboard,
  },
  message: {
    icon: IconMessage,
    name: say.kinds.message,
    sentence: says(say.newMessage),
    place: () => '/customer/messages',
  },
  'period-ending': {
    icon: IconCalendarDue,
    name: say.kinds['period-ending'],
    sentence: ({ about }) => [
      '',
      isDay(about) ? say.coachingEndsOn(formatDay(about, 'long')) : say.coachingEndsSoon,
    ],
    place: dashboard,
  },
  'goal-reached': {
    icon: IconTargetArrow,
    name: say.kinds['goal-reached'],
    sentence: says(say.goalReached),
    place: goals,
  },
  'goal-proposed': {
    icon: IconTarget,
    name: say.kinds['goal-proposed'],
    sentence: says(say.goalProposed),
    place: goals,
  },
  article: {
    icon: IconArticle,
    name: say.kinds.article,
    sentence: says(say.toRead),
    place: ({ about }) =>
      about ? `/customer/library/${encodeURIComponent(about)}` : '/customer/library',
  },
  questionnaire: {
    icon: IconClipboardList,
    name: say.kinds.questionnaire,
    sentence: says(say.questionnaireSent),
    place: ({ about }) => `/customer/questionnaires${about && `/${encodeURIComponent(about)}`}`,
  },
  reminder: {
    icon: IconBell,
    name: say.kinds.reminder,
    more: { words: say.reminderTimes, screen: '/customer/reminders', link: ofKit.reminders },
    sentence: ({ about }) => ['', reminderWords(about)],
    place: ({ about }) => (about === 'plan' ? '/customer/dashboard' : '/customer/myprogress'),
  },
  appointment: {
    icon: IconCalendarClock,
    name: say.kinds.appointment,
    sentence: ({ about }) => ['', appointmentWords(about, say.appointment, say.appointmentChanged)],
    place: ownAppointments,
  },
  'appointment-soon': {
    icon: IconCalendarClock,
    name: say.kinds['appointment-soon'],
    sentence: ({ about }) => ['', soonWords(about, say.appointmentSoon)],
    place: ownAppointments,
  },
  question: {
    icon: IconMessageQuestion,
    name: say.kinds.question,
    sentence: personSays(say.asked),
    place: (told) => (told.customer ? `/client/inbox?customer=${idOf(told)}` : '/client/inbox'),
  },
  'day-note': {
    icon: IconNote,
    name: say.kinds['day-note'],
    sentence: ({ customer, about }) => [
      nameOf(customer),
      isDay(about) ? say.notedDay(formatDay(about, 'long')) : say.noted,
    ],
    place: (told) => (isDay(told.about) ? `${person(told)}?date=${told.about}` : person(told)),
  },
  answers: {
    icon: IconClipboardList,
    name: say.kinds.answers,
    sentence: personSays(say.filledIn),
    place: (told) =>
      told.about
        ? `${person(told)}/questionnaires/${encodeURIComponent(told.about)}`
        : person(told),
  },
  'new-customer': {
    icon: IconUserPlus,
    name: say.kinds['new-customer'],
    sentence: personSays(say.isNew),
    place: person,
  },
  silent: {
    icon: IconZzz,
    name: say.kinds.silent,
    sentence: personSays(say.isSilent),
    place: person,
  },
  'customer-period-ending': {
    icon: IconCalendarDue,
    name: say.kinds['customer-period-ending'],
    sentence: ({ customer, about }) => [
      nameOf(customer),
      isDay(about) ? say.theirCoachingEndsOn(formatDay(about, 'long')) : say.theirCoachingEndsSoon,
    ],
    place: person,
  },
  'customer-appointment': {
    icon: IconCalendarClock,
    name: say.kinds['customer-appointment'],
    sentence: ({ customer, about }) => [
      nameOf(customer),
      appointmentWords(about, say.theirAppointment, say.changedAppointment),
    ],
    place: ({ about }) => inCalendar(newsIn(about)?.startsAt),
  },
  'customer-appointment-soon': {
    icon: IconCalendarClock,
    name: say.kinds['customer-appointment-soon'],
    sentence: ({ customer, about }) => [
      nameOf(customer),
      soonWords(about, say.theirAppointmentSoon),
    ],
    place: ({ about }) => inCalendar(about),
  },
  'website-enquiry': {
    icon: IconMail,
    name: say.kinds['website-enquiry'],
    sentence: says(say.websiteEnquiry),
    place: () => '/client/messages',
  },
};

export const shownAs = (kind: NotificationKind): Shown => SHOWN[kind];
