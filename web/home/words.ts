import type { Me } from '#domain/accounts/accountSchema.ts';
import { formatDay } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import type { InactiveCoaching } from './inactiveCoaching.ts';

/** What the customer's dashboard says; of today todayNote.ts, and of weeks weekWords.ts. */
export const FETCH_FAILED = 'Failed to fetch diet plan.';
export const LOG_IN_FIRST = 'Please log in to view your dashboard.';
export const TODAY_FAILED = 'Failed to load today.';
export const TOMORROW_FAILED = 'Failed to load tomorrow.';
export const NO_MEALS_TODAY = 'No meals are planned for today.';
export const NO_MEALS_OF_DAY = 'No meals are planned for this day.';
export const NOTHING_BEFORE = 'There is nothing before it.';

/** The label of the link to My Progress. */
export function logLabel(hasDraft: boolean, isLogged: boolean): string {
  if (hasDraft) return 'Go on Logging';
  return isLogged ? 'See My Day' : 'Log Today';
}

/** How many meals of the day are done: 'Every meal done', '3 of 7 done'. */
export const doneWords = (done: number, meals: number): string =>
  done === meals ? 'Every meal done' : `${done} of ${meals} done`;

type Stated = Pick<WeekDay, 'planId' | 'meals' | 'logged'>;

/** What stands beside a folded day: how it was logged, else how much there is to eat. */
export function dayState({ planId, meals, logged }: Stated): string {
  if (logged === 'all') return 'All done';
  if (logged === 'some') return 'Logged';
  if (planId === null) return 'No plan';
  const count = mealsOfDay(meals).length;
  if (count === 0) return 'No meals';
  return count === 1 ? '1 meal' : `${count} meals`;
}

/** What paused or expired coaching means: a title, and a sentence. */
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

/** The three steps before the first plan; the words of `link` lead to a screen. */
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
