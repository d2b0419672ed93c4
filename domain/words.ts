import { inDigits, translated } from './language/language.ts';

export const say = translated({
  datesReversed: 'Start date cannot be after end date.',
  birthInFuture: 'Your date of birth cannot be in the future.',
  enterDate: 'Enter a date as YYYY-MM-DD.',
  noDate: 'Enter a date that exists, as YYYY-MM-DD.',
  notAnInstant: 'This is not an instant.',
  noTimeZone: 'This is not a time zone of the IANA list.',
  localTime: 'local time',
  timeIn: (place: string, _zone: string) => `${place} time`,
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
  pictureFailures: {
    'object-not-found': 'This picture is not there any more. Choose it again.',
    unauthenticated: 'You are not signed in any more. Log in and try again.',
    unauthorized: 'Your account may not do this with this picture.',
    'quota-exceeded': 'You have sent very many pictures or files just now. Try again in an hour.',
    'retry-limit-exceeded':
      'The server could not be reached for too long. Try again when your connection is better.',
    canceled: 'You cancelled it. Your picture is as it was.',
  },
  notAnImage: 'This is not a picture that can be read here. Choose a whole JPEG, PNG or WebP.',
  tooManyBytes: (most: number) =>
    `This picture is larger than ${inDigits(most)} MB. Choose a smaller one.`,
  tooManyPixels: (most: number) =>
    `This picture has more than ${inDigits(most)} megapixels. Choose a smaller one.`,
  tooManyInvited: (max: number) =>
    `At most ${inDigits(max)} people at a time. Send the rest afterwards.`,
  enterOneEmail: 'Enter at least one email address.',
  invitationClosed: {
    used: 'Somebody has already used this invitation.',
    revoked: 'This invitation has already been revoked.',
    ended: 'The dietician who sent this invitation has left. Invite the person again.',
  },
  inviteeRefused: {
    customer: 'Already has an account here.',
    dietician: 'This is an address of the practice itself.',
    invited: 'Already has an open invitation.',
    double: 'Appears more than once in your list.',
    'too-many': 'Has had three invitations within a day. Try again tomorrow.',
  },
  photosOfMealFull: (most: number) =>
    `A meal has room for ${inDigits(most)} photos. Remove one to add another.`,
  photosFull: (most: number) =>
    `You have ${inDigits(most)} photos here, which is all there is room for. Remove some of earlier days to add new ones.`,
  mealIsOneOf: 'A meal is one of 0 to 7.',
  enterTime: 'Enter a time as HH:MM, from 00:00 to 23:59.',
  quietEndsElsewhen: 'Quiet hours end at another time than they begin.',
  eachKindOnce: 'Each kind once, please.',
  notAnAddress: 'This is not an address.',
  nameDevice: 'Give this device a name.',
  noMeal: 'Write a meal first: no meal is written in this week.',
  libraryFull: (most: number) =>
    `There are ${inDigits(most)} plans in the library, the most there can be. Remove one first.`,
  exactDays: (count: number) => `A week has exactly ${count} days.`,
  enterName: 'Enter a name.',
  tagHasLetter: 'A tag has at least one letter.',
  mostTags: (most: number) => `At most ${most} tags.`,
  enterTimeOfMeal: 'Enter a time as HH:MM.',
  weightAbove0: 'Enter a weight above 0.',
  heightAbove0: 'Enter a height above 0.',
  atMost: (most: number) => `At most ${most}.`,
  eachOnce: 'Choose each at most once.',
  stressRange: 'The stress level is a whole number from 1 to 10.',
  stepsOfTenth: 'Use steps of 0.1.',
  heightBetween: (least: number, most: number, unit: string) =>
    `Height is between ${inDigits(least)} and ${inDigits(most)} ${unit}.`,
  didYouMeanHeight: (height: string) => `Did you mean ${height}?`,
  heightUnusual: (height: string) => `${height} is unusual. Is it right?`,
  writeWhatWasTalked: 'Write what was talked about.',
});
