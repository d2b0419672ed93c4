import { inDigits, numbered, plural, translated } from '../language/language.ts';

export const say = translated({
  /** How the timings of a new plan are shown; they are stored in English, and one that somebody typed as typed. */
  timings: {
    'Early morning': 'Early morning',
    Breakfast: 'Breakfast',
    'Mid-morning': 'Mid-morning',
    Lunch: 'Lunch',
    Afternoon: 'Afternoon',
    'Evening snack': 'Evening snack',
    Dinner: 'Dinner',
    Bedtime: 'Bedtime',
  },
  /** The word between two alternatives of a meal; `plan.ts` reads it in all languages. */
  or: 'or',
  mealOfNumber: (number: number) => `Meal ${number}`,
  copyOf: (name: string) => `Copy of ${name}`,
  dietPlan: 'Diet plan',

  // What changed
  mealOfDay: (weekday: string, meal: string) => `${weekday} ${meal}`,
  timingOf: (meal: string) => `timing of ${meal}`,
  name: 'name',
  dates: 'dates',
  notes: 'notes',
  firstAndMore: (first: string, more: number) => `${first}, and ${inDigits(more)} more`,
  became: (before: string, after: string) => `${before} → ${after}`,
  blank: 'blank',
  mealChange: (day: string, meal: string, change: string) => `${day}, ${meal}: ${change}`,
  timingChange: (number: number, change: string) => `Timing of meal ${number}: ${change}`,
  nameChange: (change: string) => `Name: ${change}`,
  firstDayChange: (change: string) => `First day: ${change}`,
  lastDayChange: (change: string) => `Last day: ${change}`,
  notesChanged: 'The notes were changed.',
  mealsSinceYouLooked: (count: number) =>
    numbered(count, {
      one: '1 meal changed since you last looked',
      other: '# meals changed since you last looked',
    }),
  planSinceYouLooked: 'Your plan changed since you last looked',

  // What the customer does not eat
  conflicts: (count: number, name: string) =>
    plural(count, {
      one: `1 meal conflicts with ${name || 'this customer'}’s restrictions`,
      other: `${inDigits(count)} meals conflict with ${name || 'this customer'}’s restrictions`,
    }),
  acceptedOn: (day: string, reason: string) => `Accepted ${day}: “${reason}”`,
  namesAllergen: (food: string, allergen: string) => `${food}: ${allergen}`,
  usuallyWith: (food: string, allergen: string) => `${food}: usually with ${allergen}`,
  conflictsWith: (food: string, way: string) => `${food}: conflicts with “${way}”`,
  conflictsWithNo: (food: string, own: string) => `${food}: conflicts with “No ${own}”`,
  theyDislike: (food: string, disliked: string) => `${food}: they dislike “${disliked}”`,
  suggestionConflicts:
    'This meal conflicts with the customer’s restrictions. Add it to the plan yourself, and give the reason there.',
  heldMeals: (conflict: string, first: string, more: number) =>
    more === 0
      ? `${conflict}: ${first}.`
      : `${conflict}: ${first}, and ${more === 1 ? 'one' : inDigits(more)} more.`,
  giveReason: 'Give the reason to upload it anyway.',
  giveMoreDetail: 'Give a little more detail.',

  // Uploading
  selectCustomer: 'Please select a customer.',
  customerNotFound: 'Selected customer not found.',
  customerPaused:
    'Cannot upload diet plan: Customer plan is currently paused. Please unpause their plan in the customer management section first.',
  customerExpired:
    'Cannot upload diet plan: Customer plan has expired. Please update their plan end date in the customer management section first.',
  span: (from: string, to: string) => `${from} to ${to}`,
  takesDays: (count: number, days: string, name: string) =>
    plural(count, {
      one: `${days} is now planned by “${name}”; this plan would take its place.`,
      other: `${days} are now planned by “${name}”; this plan would take their place.`,
    }),
  hasNoMeals: (days: string) => `The plan has no meals: ${days} would be empty.`,
  isPast: (last: string) => `All of its days have passed: the last was ${last}.`,
  endsLate: (seventh: string, after: string) =>
    `Meals are planned until ${seventh}, the seventh day; for ${after} this plan has none.`,
  afterPeriod: (end: string, last: string) =>
    `The coaching ends on ${end}; these weeks go on until ${last}.`,
  quoted: (name: string) => `“${name}”`,
  daysLogged: (days: number, plans: string) =>
    `${numbered(days, { one: 'One day is', other: '# days are' })} logged on ${plans} already.`,
  changedSinceUpload: (count: number, plans: string) =>
    plural(count, {
      one: `${plans} was changed since the upload.`,
      other: `${plans} were changed since the upload.`,
    }),
  nothingTakenBack:
    'Nothing was taken back. You can delete each plan in Existing Plans; logged days keep their meals.',

  // What a plan must be
  exactMeals: (count: number) => `A day has exactly ${count} meals.`,
  exactTimings: (count: number) => `A plan has exactly ${count} meal timings.`,
  exactDays: (count: number) => `A plan has exactly ${count} days.`,
  enterName: 'Enter a plan name.',
  daysInOrder: 'The seven days must run from the start date, one after the other.',
  chooseWeek: 'Choose at least one week.',
  mostWeeks: (most: number) => `At most ${most} weeks at once.`,
  weeksInOrder: 'The weeks must follow one another, none over another.',
  nameOnePlan: 'Name at least one plan.',
  mostPlans: (most: number) => `At most ${most} plans at once.`,
  mostCharacters: (most: number) => `At most ${most} characters.`,
  noVersion: 'This is not a version.',
});
