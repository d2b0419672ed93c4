import { MEALS_PER_DAY } from '../plans/plan.ts';
import { plain } from './letters.ts';
import type { MealHeading } from './mealHeading.ts';
import type { MealKind } from './mealWords.ts';

/** How well each kind fits the eight meals of a day, from early morning to bedtime. */
const FIT: Readonly<Record<MealKind, readonly number[]>> = {
  earlyMorning: [10, 2, 0, 0, 0, 0, 0, 0],
  breakfast: [3, 12, 3, 0, 0, 0, 0, 0],
  midMorning: [0, 2, 10, 2, 0, 0, 0, 0],
  lunch: [0, 0, 2, 12, 2, 0, 0, 0],
  afternoon: [0, 0, 1, 2, 10, 7, 1, 0],
  tea: [2, 1, 3, 1, 8, 7, 2, 1],
  evening: [0, 0, 0, 0, 5, 10, 6, 6],
  dinner: [0, 0, 0, 4, 0, 3, 12, 3],
  supper: [0, 0, 0, 0, 0, 2, 9, 7],
  bedtime: [0, 0, 0, 0, 0, 0, 1, 10],
  snack: [1, 0, 3, 0, 5, 4, 0, 3],
  morning: [5, 8, 4, 0, 0, 0, 0, 0],
  night: [0, 0, 0, 0, 0, 0, 8, 5],
  dessert: [0, 0, 0, 0, 4, 2, 0, 4],
  other: [1, 0, 2, 0, 3, 3, 0, 2],
};

/** The middle of the time that each of the eight meals covers, in minutes since midnight. */
const CENTRES = [6, 7.75, 10.5, 12.75, 15.75, 17.5, 19.75, 21.75].map((hours) => hours * 60);
/** The slots of meals that are only numbered or unknown, by the number of meals. */
const BY_COUNT: readonly (readonly number[])[] = [
  [],
  [3],
  [1, 6],
  [1, 3, 6],
  [1, 3, 4, 6],
  [1, 2, 3, 4, 6],
  [1, 2, 3, 4, 6, 7],
  [1, 2, 3, 4, 5, 6, 7],
  [0, 1, 2, 3, 4, 5, 6, 7],
];
/** The bonus for keeping the order of the table. Times that ascend say for certain that it is the order. */
const IN_ORDER = 5;
const IN_ORDER_OF_TIME = 40;
const IN_ORDER_OF_UNKNOWN = 12;
/** Better than out of order, worse than a row of its own. */
const BESIDE = 4;
/** 'Meal 3' goes into the third row. */
const OWN_ROW = 100;

const byTime = (time: number, slot: number) =>
  Math.max(0, 10 - Math.abs(time - (CENTRES[slot] ?? 0)) / 20);

function fits(
  heading: MealHeading,
  slot: number,
  canonical: readonly number[],
  at: number,
): number {
  const { kind, time, ordinal } = heading;
  if (ordinal !== null && ordinal <= MEALS_PER_DAY) return slot === ordinal - 1 ? OWN_ROW : 0;
  if (kind !== null)
    return (FIT[kind][slot] ?? 0) + (time === null ? 0 : byTime(time, slot) * weight(kind));
  if (time !== null) return byTime(time, slot);
  // Out of order, rather late than early.
  return canonical[at] === slot ? 8 : slot / 10;
}

/** Whether another meal has the row of a breakfast, lunch or dinner that is not numbered as a second one. */
export const isDisplaced = ({ kind, label }: MealHeading, slot: number, slots: readonly number[]) =>
  kind !== null &&
  slots.some((each) => FIT[kind][each] === OWN) &&
  FIT[kind][slot] !== OWN &&
  !SECOND.test(label);
/** 'Frühstück 2', and an 'almuerzo' in the middle of the morning. */
const SECOND = /\d|(?<!\p{L})ii(?!\p{L})|almuerzo|abendbrot/iu;
/** What only breakfast, lunch and dinner have, in their own rows. */
const OWN = 12;

const OF_SNACK = /snack|tea|chai|drink|चाय|नाश्ता|स्नैक|خفيف/u;
const NOON = 12 * 60;
const NEAR = 90;

/** Whether a heading is only a time, and that of the named meal above it: '13:30' below 'Lunch'. */
export function isTimeOf(
  below: MealHeading | null,
  above: MealHeading | null,
  isFilled = true,
): boolean {
  if (below?.kind !== null || below.ordinal !== null || below.time === null) return false;
  if (above?.kind == null || above.time !== null) return false;
  if (!isFilled) return true;
  const fit = FIT[above.kind];
  const centre = CENTRES[fit.indexOf(Math.max(...fit))] ?? 0;
  return Math.abs(below.time - centre) <= NEAR;
}

const weight = (kind: MealKind) =>
  kind === 'snack' || kind === 'other' || kind === 'tea' ? 1 : 0.3;

/**
 * Which of the eight meals each heading is. Headings keep their order unless their names contradict it; if
 * there are more than eight, some share a meal with the heading before.
 */
export function slotsOf(written: readonly MealHeading[]): number[] {
  const has = (kind: MealKind) => written.some((each) => each.kind === kind);
  const at = (kind: MealKind) => written.findIndex((each) => each.kind === kind);
  const hasDinner = (['dinner', 'night'] as const).some(has);
  const isRamadan = written.some(({ label }) => /سحور/u.test(label));
  const meant = ({ kind, label, time }: MealHeading, index: number): MealKind | null => {
    // 'Lunch, tea, supper' is how the British name the evening meal, too; and 'lunch, tea' or 'lunch, evening' alone.
    const isTea = kind === 'tea' && has('lunch') && !has('evening');
    const isEvening = kind === 'evening' && !has('supper') && !OF_SNACK.test(plain(label));
    if (!hasDinner && (isTea || isEvening)) return 'dinner';
    if (kind === 'breakfast' && isRamadan) return 'dinner';
    // 'Breakfast 2' before lunch, 'Dinner 2' at the end.
    if (kind === 'breakfast' && index > at(kind)) return 'midMorning';
    if (kind === 'dinner' && index > at(kind)) return 'bedtime';
    if (kind === 'dessert' && has('dinner') && index > at('dinner')) return 'bedtime';
    // A second 'merienda', between breakfast and lunch.
    const isEarly = kind === 'afternoon' && time === null && index < at('lunch');
    return isEarly && index > at('breakfast') ? 'snack' : kind;
  };
  let last = 0;
  const headings = written.map((each, index): MealHeading => {
    // '5:00' after '13:30' is in the afternoon, unless its name says otherwise.
    const isUnnamed = each.kind === null || each.kind === 'snack';
    const isEarly = each.time !== null && each.time < Math.min(last, NOON);
    const isPm = isUnnamed && isEarly && (each.time ?? 0) + NOON > last;
    const time = each.time !== null && isPm ? each.time + NOON : each.time;
    last = Math.max(last, time ?? 0);
    return { ...each, time, kind: meant(each, index) };
  });
  const kept = mostTelling(headings);
  const isUnknown = ({ kind, time, ordinal }: MealHeading) => (kind ?? time ?? ordinal) === null;
  const canonical = BY_COUNT[kept.length] ?? [];
  // The best way to assign the first headings to the meals in `mask`, where the last of them gets `last`.
  const times = kept.map((index) => headings[index]?.time ?? Number.NaN);
  const isTimed = times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0));
  const isFull = kept.length === MEALS_PER_DAY && at('breakfast') < at('lunch') && at('dinner') > 4;
  const inOrder = isFull || (isTimed && times.length > 1) ? IN_ORDER_OF_TIME : IN_ORDER;
  const isOther = (at: number) => headings[kept[at] ?? -1]?.kind === 'other';
  type Way = { readonly score: number; readonly slots: readonly number[] };
  let ways = new Map<number, Way>([[-1, { score: 0, slots: [] }]]);
  for (const [at, index] of kept.entries()) {
    const heading = headings[index];
    if (!heading) continue;
    const next = new Map<number, Way>();
    for (const { score, slots } of ways.values())
      for (let slot = 0; slot < MEALS_PER_DAY; slot += 1) {
        // What is had after training may stand beside what is had before it, lest lunch leaves its row.
        const isBeside = isOther(at) && isOther(at - 1) && slot === slots.at(-1);
        if (slots.includes(slot) && !isBeside) continue;
        const order = isUnknown(heading) ? Math.max(IN_ORDER_OF_UNKNOWN, inOrder) : inOrder;
        const gain = isBeside
          ? BESIDE
          : fits(heading, slot, canonical, at) + (slot > Math.max(-1, ...slots) ? order : 0);
        const way = { score: score + gain, slots: [...slots, slot] };
        const key = way.slots.reduce((mask, each) => mask | (1 << each), 0) * 8 + slot;
        const best = next.get(key);
        if (!best || way.score > best.score) next.set(key, way);
      }
    ways = next;
  }
  const best = [...ways.values()].reduce((one, other) => (other.score > one.score ? other : one));
  let current = best.slots[0] ?? 0;
  return headings.map((_, index) => {
    const at = kept.indexOf(index);
    if (at >= 0) current = best.slots[at] ?? current;
    return current;
  });
}

/** The positions of the eight most informative headings. */
function mostTelling(headings: readonly MealHeading[]): number[] {
  const worth = ({ kind, time }: MealHeading) =>
    (kind === null ? 0 : kind === 'other' || kind === 'snack' ? 1 : 3) + (time === null ? 0 : 1);
  return headings
    .map((heading, index) => ({ index, worth: worth(heading) }))
    .sort((one, other) => other.worth - one.worth || one.index - other.index)
    .slice(0, MEALS_PER_DAY)
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}
