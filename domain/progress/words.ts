import { inDigits, numbered, translated } from '../language/language.ts';

export const say = translated({
  asPlanned: (done: number, meals: number) => `${inDigits(done)} of ${inDigits(meals)} done`,
  other: (count: number) => `${inDigits(count)} swapped`,
  skipped: (count: number) => `${inDigits(count)} skipped`,
  /** Between '5 of 8 done', '1 swapped' and '1 skipped'. */
  between: ', ',
  insteadOf: (what: string) => `Instead: ${what}`,
  insteadUnsaid: 'Instead: something else',
  skippedFor: (why: string) => `Skipped: ${why}`,
  skippedUnsaid: 'Skipped',
  pickedOf: (picked: string, count: number) => `${picked} (picked of ${inDigits(count)})`,
  notLogged: 'not logged',
  logged: 'logged',
  loggedAll: 'logged, every meal done',
  loggedSome: (percent: number) => `logged, ${inDigits(percent)} % of the meals done`,
  good: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  newMessages: (count: number) =>
    numbered(count, { one: 'You have a new message.', other: 'You have # new messages.' }),
  nextAt: (timing: string, meal: string) => `Next: ${timing}, ${meal}`,
  next: (meal: string) => `Next: ${meal}`,
  loggedInARow: (days: number) => `You’ve logged your last ${inDigits(days)} days.`,
  todayDone: 'Every meal of today is done.',
  nearGoal: 'You’re close to one of your goals.',
  goalEndsToday: 'One of your goals ends today.',
  goalEndsIn: (days: number) =>
    numbered(days, {
      one: 'One of your goals ends tomorrow.',
      other: 'One of your goals ends in # days.',
    }),
  /** By how they are stored. */
  moods: { Awful: 'Awful', Low: 'Low', Okay: 'Okay', Good: 'Good', Great: 'Great' },
  /** Behind a number that was typed without a unit: `VOLUME_WORDS` must know them. */
  units: {
    glass: 'glass',
    glasses: 'glasses',
    litre: 'litre',
    litres: 'litres',
    ounces: 'ounces',
    millilitres: 'millilitres',
  },
  unknownDish: 'No plan of this day has this meal.',
  unknownPick: 'This meal has no such alternative.',
  notYet: 'This day hasn’t started yet. Log it once it is here.',
  tooLongAgo: (first: string) => `This day is too long ago. Log a day from ${first} on.`,
  hoursAreNumber: 'Enter the hours as a number.',
  sleepRange: 'Sleep is between 0 and 24 hours.',
  scoreRange: 'The diet score is a whole number from 1 to 5.',
});
