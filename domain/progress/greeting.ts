import { addDays, type Day, daysBetween } from '../day.ts';
import type { Logged } from '../daySchema.ts';
import { isolated } from '../language/language.ts';
import { say } from './words.ts';

const NOON = 12 * 60;
const EVENING = 18 * 60;
/** Until then it is still last night. */
const MORNING = 4 * 60;

/** How to greet somebody at `minutes` since their midnight, and their first name; '' for none. */
export function greetingAt(minutes: number, name: string): { words: string; name: string } {
  const isEvening = minutes < MORNING || minutes >= EVENING;
  const part = isEvening ? 'evening' : minutes < NOON ? 'morning' : 'afternoon';
  const [first = '', ...rest] = name.trim().split(/\s+/);
  // 'Dr. Leila Haddad' and 'L. Haddad' are greeted in full.
  const isShort = first.endsWith('.') && rest.length > 0;
  return { words: say.good[part], name: isShort ? name.trim() : first };
}

type Aim = {
  readonly state: string;
  readonly beginsOn: Day;
  readonly endsOn: Day;
  readonly progress: {
    readonly share: number | null;
    /** Present if days are counted instead of measured. */
    readonly days: object | null;
    readonly reachedOn: Day | null;
  } | null;
};

type Known = {
  readonly today: Day;
  /** Messages that the customer has not read. */
  readonly unread: number;
  /** The customer's goals. */
  readonly aims: readonly Aim[];
  /** The timing and the words of the next meal; null if none comes today. */
  readonly next: { readonly timing: string; readonly meal: string } | null;
  /** Every meal of today is done. */
  readonly isDone: boolean;
  readonly days: readonly { readonly date: Day; readonly logged: Logged }[];
};

export type TrueThing = { readonly words: string; readonly about: 'message' | 'aim' | 'day' };

/**
 * The one thing to say under the greeting: what waits for the customer first, then what comes, then what went well;
 * null if there is nothing to say. It never names a figure of body or energy.
 */
export function oneTrueThing(known: Known): TrueThing | null {
  const { today, unread, aims, next, isDone, days } = known;
  if (unread > 0)
    return {
      words: say.newMessages(unread),
      about: 'message',
    };
  const near = aims.map((aim) => nearWords(aim, today)).find((words) => words !== null);
  if (near) return { words: near, about: 'aim' };
  if (next) {
    const [timing, meal] = [isolated(next.timing), isolated(next.meal)];
    return { words: timing ? say.nextAt(timing, meal) : say.next(meal), about: 'day' };
  }
  const streak = daysInARow(days, today);
  if (streak >= LONG_ENOUGH) return { words: say.loggedInARow(streak), about: 'day' };
  return isDone ? { words: say.todayDone, about: 'day' } : null;
}

const NEAR_SHARE = 0.9;
const NEAR_DAYS = 3;

function nearWords(aim: Aim, today: Day): string | null {
  const { state, beginsOn, endsOn, progress } = aim;
  if (state !== 'active' || !progress || progress.reachedOn) return null;
  if (beginsOn > today || endsOn < today) return null;
  const { share, days } = progress;
  if (!days && share !== null && share >= NEAR_SHARE) return say.nearGoal;
  const left = daysBetween(today, endsOn);
  if (left > NEAR_DAYS) return null;
  return left === 0 ? say.goalEndsToday : say.goalEndsIn(left);
}

const LONG_ENOUGH = 3;

/** How many days in a row are logged up to yesterday, and today if it is. */
function daysInARow(days: Known['days'], today: Day): number {
  const logged = new Set(days.flatMap(({ date, logged }) => (logged === 'none' ? [] : [date])));
  let [day, count] = [logged.has(today) ? today : addDays(today, -1), 0];
  for (; logged.has(day); day = addDays(day, -1)) count += 1;
  return count;
}
