import type { Me } from '#domain/accounts/meSchema.ts';
import { formatDay } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import type { DayValues } from '../progress/dayShown.ts';
import type { InactiveCoaching } from './inactiveCoaching.ts';

/**
 * Texts of the customer's dashboard; those about today are in todayNote.ts, those about weeks in
 * weekWords.ts.
 */
export const FETCH_FAILED = 'Failed to fetch diet plan.';
export const LOG_IN_FIRST = 'Please log in to view your dashboard.';
export const TODAY_FAILED = 'Failed to load today.';
export const TOMORROW_FAILED = 'Failed to load tomorrow.';
export const NO_MEALS_TODAY = 'No meals are planned for today.';
export const NO_MEALS_OF_DAY = 'No meals are planned for this day.';
/** Shown beside today in the week if the card of today already shows its meals. */
export const SHOWN_ALREADY = 'Shown already';
export const NOTHING_BEFORE = 'There is nothing before it.';

/** The label of the link to My Progress. */
export const logLabel = (isLogged: boolean): string => (isLogged ? 'See My Day' : 'Log Today');

/** How many meals of the day are done: 'Every meal done', '3 of 7 done'. */
export const doneWords = (done: number, meals: number): string =>
  done === meals ? 'Every meal done' : `${done} of ${meals} done`;

type Stated = Pick<WeekDay, 'planId' | 'meals' | 'logged'>;

/** Shown beside a folded day: how it was logged, or how much there is to eat. */
export function dayState({ planId, meals, logged }: Stated): string {
  if (logged === 'all') return 'All done';
  if (logged === 'some') return 'Logged';
  if (planId === null) return 'No plan';
  const count = mealsOfDay(meals).length;
  if (count === 0) return 'No meals';
  return count === 1 ? '1 meal' : `${count} meals`;
}

/** The title and sentence about paused or expired coaching. */
export function inactiveWords(standing: InactiveCoaching, { coaching }: Pick<Me, 'coaching'>) {
  const isPaused = standing === 'paused';
  const ended = coaching?.endDate ? ` on ${formatDay(coaching.endDate, 'long')}` : '';
  return {
    title: isPaused ? 'Your coaching is paused.' : `Your coaching period ended${ended}.`,
    text: `Your plans stay here, and you can go on logging your days and changing your profile. New plans come once it is ${isPaused ? 'resumed' : 'renewed'}.`,
  };
}

/** The title and text before the first plan. While the coaching `isInactive`, no plan is promised. */
export const firstPlanWords = (isInactive: boolean) =>
  isInactive
    ? {
        title: 'No plan yet',
        text: 'A week of meals appears here by itself, once your coaching goes on and your dietician has written it.',
      }
    : {
        title: 'Your first plan is on its way',
        text: 'Your dietician will write a week of meals for you. It appears here by itself, as soon as it is ready.',
      };

/** The three steps before the first plan; the text of `link` is a link to a screen. */
export const FIRST_STEPS = [
  {
    before: 'Until then, ',
    link: 'tell them about yourself',
    to: '/customer/customerprofile',
    after: ': what you like, what you cannot eat, how your days go.',
  },
  {
    before: 'You can already ',
    link: 'log water, sleep and mood',
    to: '/customer/myprogress',
    after: '.',
  },
  {
    before: 'Something on your mind? ',
    link: 'Ask your practice',
    to: '/customer/messages',
    after: '.',
  },
] as const;
export const LAST_STEP = 'Then your week arrives, and each day you tick what you ate.';

export const ASK_IN_GENERAL = 'Ask a Question';

export const NOT_SAVED = 'not saved yet';
export const NEW_DAY = 'A new day has begun.';
export const YESTERDAY = 'Go on with';
/** Shown after travelling to a time zone where it is still the previous day. */
export const dayBack = (later: string) =>
  `Where you are now it is an earlier day. What you logged for ${later} stays.`;

export const REST_TITLE = 'Water, Sleep, Mood';

type Rest = Pick<DayValues, 'waterIntake' | 'sleepHours' | 'mood' | 'dietScore' | 'notes'>;

/** What was logged besides the meals, in brief: '1.5 L · 7.5 h · Good · 4 of 5 · note'. */
export const restWords = ({ waterIntake, sleepHours, mood, dietScore, notes }: Rest): string =>
  [
    waterIntake.trim(),
    sleepHours.trim() && `${sleepHours.trim()} h`,
    mood,
    dietScore !== null && `${dietScore} of 5`,
    notes.trim() && 'note',
  ]
    .filter(Boolean)
    .join(' · ');
