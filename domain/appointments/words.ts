import { inDigits, numbered, translated } from '../language/language.ts';

export const say = translated({
  endsBeforeItBegins: (day: string) => `${day}: the end must be after the start.`,
  shorterThanSlot: (day: string, minutes: number) =>
    `${day}: these hours are shorter than one appointment of ${inDigits(minutes)} minutes.`,
  hoursOverlap: (day: string, from: string, to: string) =>
    `${day}: these hours overlap with ${from}–${to}. Join them, or leave a gap.`,
  clockSkipsIt: 'The clocks go forward and skip this time. Choose another.',
  notOffered: 'This time is no longer offered. Choose another.',
  slotTaken: 'This time is already taken. Choose another.',
  elsewhereThen:
    'There’s an appointment with somebody else of the practice at this time. Choose another.',
  noHours: 'No times are offered yet. Write a message to arrange an appointment.',
  coachingOver: 'Your coaching is over, so you can’t book. Write to your dietician to continue.',
  coachingPaused: 'Your coaching is paused, so you can’t book. Write to your dietician.',
  enoughAhead: (most: number) =>
    `You already have ${inDigits(most)} appointments ahead. Cancel one to book another.`,
  wasCancelled: 'This appointment was cancelled. Book a new one.',
  isOver: 'This appointment is over and can’t be changed.',
  tooLate: (hours: number) =>
    numbered(hours, {
      one: 'You can change it until 1 hour before. Write to your dietician now.',
      other: 'You can change it until # hours before. Write to your dietician now.',
    }),
  isPast: 'This time has passed. Choose a later one.',
  tooFarAhead: 'Choose a day within the next two years.',
  enterQuarter: 'Enter a time on a quarter of an hour, such as 09:15.',
  wholeNumber: (least: number, most: number) =>
    `Enter a whole number from ${inDigits(least)} to ${inDigits(most)}.`,
  chooseCustomer: 'Choose a customer.',
  chooseLength: 'Choose one of the lengths.',
  linkIsHttps: 'Enter a whole address that begins with https://.',
  closedReversed: 'The last day off cannot be before the first.',
  calendarRange: 'Ask for at most 35 days at a time.',
  tooManyHours: 'These are too many hours. Join some of them.',
  tooManyClosed: 'These are too many days off. Remove past ones.',
  enterHours: 'Enter hours like 9:00–12:00, 14:00–17:00, on quarters of an hour.',
  /** In a calendar; the name may be empty. */
  appointment: 'Appointment',
  appointmentWith: (name: string) => `Appointment with ${name}`,
  cancelledEvent: (title: string) => `Cancelled: ${title}`,
});
