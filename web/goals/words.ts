import { inDigits, numbered, plural } from '#domain/language/language.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const weeks = (count: number): string =>
  count === 1 ? 'a week' : `${NUMBERS[count - 2] ?? inDigits(count)} weeks`;

const times = (count: number): string =>
  plural(count, { one: 'once', other: count === 2 ? 'twice' : `${inDigits(count)} times` });

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

export const say = {
  yourGoals: 'Your goals',
  openGoals: 'Open goals',
  earlierGoals: 'Earlier goals',
  failedToFetch: 'Failed to fetch goals.',
  failedToSave: 'Failed to save the goal.',
  failedToFetchChanges: 'Failed to fetch its changes.',
  couldNotBeSaved: 'This could not be saved.',
  changedLook: 'The goal has changed. Please take another look.',

  underWay: (count: number) =>
    numbered(count, { one: 'One goal is under way.', other: '# goals are under way.' }),
  noneYet: {
    customer: 'No goals yet. Set your own; your dietician sees it too.',
    dietician: 'No goals yet. You propose one, and the customer accepts it.',
  },
  setGoal: 'Set a Goal',
  end: 'End',
  drop: 'Drop',
  editNamed: (goal: string) => `Edit ${goal}`,
  endNamed: (goal: string) => `End ${goal}`,
  dropNamed: (goal: string) => `Drop ${goal}`,
  newDate: 'New Date',

  kinds: {
    adherence: 'Meals as planned',
    water: 'Water',
    sleep: 'Sleep',
    habit: 'A habit',
  },
  goalOf: (kind: string, target: string) => `${kind}: ${target}`,
  goalOfDays: (kind: string, target: string) => `${kind}: ${target} a day`,
  habitOf: {
    day: (habit: string, count: number) =>
      count === 1 ? habit : `${habit}, ${times(count)} a day`,
    week: (habit: string, count: number) => `${habit}, ${times(count)} a week`,
  },

  editGoal: (goal: string) => `Edit “${goal}”`,
  newGoal: 'New goal',
  about: 'About',
  choose: 'Choose …',
  whatYouDo: 'What you do',
  walkAfterLunch: 'A walk after lunch',
  howOften: 'How often',
  eachDay: 'Each day',
  target: 'Target',
  /** Before 'day' or 'week'. */
  a: 'A',
  spans: { day: 'day', week: 'week' },
  ofTheMeals: '% of the meals',
  asMeasured: 'as measured',
  begins: 'Begins',
  reason: 'Reason',
  reasonIsKept: 'This is outside the safe range. Your reason is kept with the goal.',
  reasonSoFar: (reason: string) =>
    `Your reason so far: “${reason}” Write a new one if the goal goes further.`,
  inUnit: (unit: string) => `In ${unit}, please.`,
  outdated: 'This goal has changed. Only your changes here are saved.',
  saveGoal: 'Save Goal',
  goalSaved: 'Goal saved.',
  goalSet: 'Goal set.',

  moves: {
    accepted: { act: 'Accept', done: 'Goal accepted.', about: '' },
    declined: {
      act: 'Decline',
      done: 'Goal declined.',
      about: 'Say why, if you like. It helps to find one that fits better.',
    },
    ended: {
      act: 'End',
      done: 'Goal ended.',
      about: 'End this goal if it’s done. It stays in the list with its history.',
    },
    dropped: {
      act: 'Drop',
      done: 'Goal dropped.',
      about: 'Drop this goal if it’s given up. It stays in the list with its history.',
    },
  },
  askedOf: {
    accepted: (goal: string) => `Accept “${goal}”`,
    declined: (goal: string) => `Decline “${goal}”`,
    ended: (goal: string) => `End “${goal}”`,
    dropped: (goal: string) => `Drop “${goal}”`,
  },
  inYourWords: 'In your words',
  newDateFor: (goal: string) => `New date for “${goal}”`,
  saveDate: 'Save Date',

  by: (day: string) => `by ${day}`,
  outsideSafeRange: (reason: string) => `Outside the safe range: ${reason}`,
  reached: '{reached} {goal}, on {day}.',
  youReachedIt: 'You reached it.',
  doneToday: 'Done today',
  doneOfToday: (count: number, of: number) => `${count} of ${of} today`,

  reachedOn: (day: string) => `Reached on ${day}.`,
  beginsOn: (day: string) => `It begins on ${day}.`,
  /** How far it is and how it goes on: one of the phrases, or both. */
  sentence: (far: string, pace: string) =>
    `${capital(far && pace ? `${far}; ${pace}` : far || pace)}.`,
  overdue: (far: string) =>
    `${far ? `${capital(far)}. ` : ''}The date has passed. Give it more time, or end it.`,
  wayDone: (done: number, way: string) => `${inDigits(done)} of ${way}`,
  timesThisWeek: (count: number, of: number) =>
    `${count} of ${plural(of, { one: '1 time', other: `${of} times` })} in the last 7 days`,
  beginsToday: 'it begins today',
  daysReached: (count: number, needed: number) =>
    `${count} of ${plural(needed, { one: '1 day', other: `${needed} days` })} reached`,
  daysOnTrack: (count: number, of: number) =>
    `${count} of ${plural(of, { one: '1 day', other: `${of} days` })}, on track`,
  nothingMeasured: 'nothing measured yet',
  notMeasuredSince: (day: string) => `no measurement since ${day}`,
  still: 'hardly changing right now',
  away: 'moving away from the goal right now',
  paceUnknown: 'two measurements a week apart show the pace',
  /** `early`: how much before or after the date. */
  arrives: {
    customer: (day: string, early: string) => `at this pace you are there by ${day}, ${early}`,
    dietician: (day: string, early: string) => `at this pace they are there by ${day}, ${early}`,
  },
  inTime: 'in time',
  someDaysLate: 'some days after the date',
  weeksEarly: (count: number) => `${weeks(count)} early`,
  weeksLate: (count: number) => `${weeks(count)} after the date`,

  notAccepted: 'The customer has not accepted it yet.',
  notSeenByYou: 'Set by the customer. You have not seen it yet.',
  notSeenByDietician: 'Your dietician hasn’t seen it yet. It counts anyway.',
  changedByDietician: 'Changed by your dietician.',
  proposedByDietician: 'Proposed by your dietician.',

  closedOn: {
    reached: (day: string) => `Reached on ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    dropped: (day: string) => `Dropped on ${day}`,
    declined: (day: string) => `Declined on ${day}`,
  },
  quoted: (words: string) => `“${words}”`,
  acceptedOn: (day: string) => `Accepted on ${day}`,
  whatItWas: 'What it was before',
  numbersChanged: 'Its numbers were changed.',
  valuesSame: 'Its values stayed the same.',
  wasAll: (parts: readonly string[]) => parts.join(', '),
  wasFromValue: (start: string) => `from ${start}`,
  changedOn: {
    customer: (day: string) => `(changed on ${day} by a customer)`,
    dietician: (day: string) => `(changed on ${day} by a dietician)`,
  },
  changedBy: (day: string, name: string) => `(changed on ${day} by ${name})`,
};
