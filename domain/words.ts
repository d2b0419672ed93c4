import { inDigits } from './language/language.ts';
import { translated } from './language/translated.ts';

export const say = translated({
  datesReversed: 'Start date cannot be after end date.',
  birthInFuture: 'Your date of birth cannot be in the future.',
  enterDate: 'Enter a date as YYYY-MM-DD.',
  noDate: 'Enter a date that exists, as YYYY-MM-DD.',
  notAnInstant: 'This is not an instant.',
  noTimeZone: 'This is not a time zone of the IANA list.',
  localTime: 'local time',
  timeIn: (place: string) => `${place} time`,
  waterPossible: (litres: number) => `Water is between 0 and ${litres} litres.`,
  toBeConfirmed: 'This has to be confirmed.',
  notStorable: 'This contains a character that cannot be stored.',
  atMostCharacters: (most: number) => `At most ${most} characters.`,
  hasToBeText: 'This has to be text.',
  oneLine: 'One line, please.',
  notTheRightForm: 'This does not have the right form.',
  notAnId: 'This is not an identifier.',
  enterYourName: 'Enter your name.',
  writeYourMessage: 'Write your message.',
  enterPracticeName: 'Enter the name of your practice.',
  /** As they are typed behind a number. */
  days: ['days', 'day'],
  enterWholeDays: (max: number) => `Enter whole days, from 0 to ${inDigits(max)}.`,
});
