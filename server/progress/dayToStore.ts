import type { Day, Instant } from '#domain/day.ts';
import { withFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import {
  contentOf,
  isSamePart,
  type MealState,
  mealOf,
  NOTHING,
  type PartChange,
  type PartValue,
  partOf,
  settled,
  withPart,
} from '#domain/progress/dayParts.ts';
import {
  countsOf,
  dishesWithFigures,
  dishOfTick,
  loggedPlanOf,
  pickedWithFigures,
  unknownDishes,
} from '#domain/progress/loggedPlan.ts';
import { unknownPicks } from '#domain/progress/mealsShown.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { DailyProgress, DayAnswer, DayContent } from '#domain/progress/progressSchema.ts';
import { waterRefusal } from '#domain/progress/water.ts';
import { say } from '#domain/progress/words.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';
import { mealsOfPlans } from '../plans/queries.ts';
import { mealsOfEarlierVersions } from '../plans/versionQueries.ts';
import type { DayState } from './queries.ts';

export type Occasion = {
  readonly date: Day;
  /** Whether it is today in the customer's time zone. */
  readonly isToday: boolean;
  readonly submittedAt: Instant;
};

type Now = Pick<DayState, 'stored' | 'plan'>;
type Verdicts = Omit<DayAnswer, 'record'>;

/**
 * The day to store after these changes, with its meals and its adherence, and what cannot be stored: parts that
 * another device has changed too, and parts with an impossible value.
 */
export async function dayToStore(
  db: Db,
  scope: CustomerScope,
  changes: readonly PartChange[],
  { date, isToday, submittedAt }: Occasion,
  { stored, plan }: Now,
) {
  const before = stored?.record ?? null;
  const was = before ? contentOf(before) : NOTHING;
  const known = [before?.planned.meals ?? [], plan?.meals ?? []];
  let others: Promise<string[][]> | undefined;
  const otherMeals = () => {
    others ??= mealsElsewhere(db, scope, date);
    return others;
  };
  const { contested, refused }: Verdicts = { contested: [], refused: [] };
  let content = was;
  for (const each of changes) {
    const change = scope.hidesNumbers
      ? asWritten(each, was, { record: before, plan, others: await otherMeals(), isToday })
      : each;
    const { part } = change;
    const there = partOf(was, part);
    const value = settled(change, there);
    if (value === undefined) {
      contested.push({ part, stored: there });
      continue;
    }
    if (isSamePart(value, there)) continue;
    const next = withPart(content, part, value);
    const logging = { ...next, record: before, plan, isToday };
    const message =
      waterOf(next, before) ??
      (await dishRefusal(next, part, { known, otherMeals })) ??
      pickRefusal(next, part, (index) => dishOfTick(index, logging));
    if (message) refused.push({ part, message });
    else content = next;
  }
  const planned = loggedPlanOf({ ...content, record: before, plan, isToday });
  const { dishes: _ofTicks, ...input } = content;
  const version = (before?.version ?? 0) + 1;
  const record: DailyProgress = { date, ...input, submittedAt, version, planned };
  const counts = countsOf(record, stored && { ...stored, ticks: stored.record.meals });
  // A repeated change stores nothing again.
  const isFirst = before === null && contested.length + refused.length === 0;
  return { record, counts, contested, refused, isNew: isFirst || content !== was };
}

/** Why the amount of water is impossible; null if it is not, or was stored before such amounts were refused. */
const waterOf = ({ waterIntake }: DayContent, before: DailyProgress | null): string | null =>
  waterIntake === before?.waterIntake ? null : waterRefusal(waterIntake);

type Dishes = {
  readonly known: readonly string[][];
  readonly otherMeals: () => Promise<string[][]>;
};

/** A sentence for a ticked dish that no plan of the day has or had. */
async function dishRefusal(
  content: DayContent,
  part: string,
  { known, otherMeals }: Dishes,
): Promise<string | null> {
  const index = mealOf(part);
  const isUnknown = (meals: readonly string[][]) =>
    index !== null && unknownDishes(content, meals).includes(index);
  return isUnknown(known) && isUnknown([...known, ...(await otherMeals())])
    ? say.unknownDish
    : null;
}

/** A sentence for an alternative that the ticked dish does not have. */
function pickRefusal(
  { picked }: DayContent,
  part: string,
  dishOf: (index: MealIndex) => string,
): string | null {
  const index = mealOf(part);
  return index !== null && unknownPicks(picked, dishOf).includes(index) ? say.unknownPick : null;
}

/**
 * The meals of the day in other plans and earlier versions: one of them may have been ticked before a change.
 */
const mealsElsewhere = async (db: Db, scope: CustomerScope, date: Day): Promise<string[][]> => [
  ...(await mealsOfPlans(db, scope, date)),
  ...(await mealsOfEarlierVersions(db, scope, date)),
];

type Sources = Parameters<typeof dishesWithFigures>[1] & { readonly record: DailyProgress | null };

/** A change from a customer who read the day without figures, with the dishes and words as stored. */
function asWritten(change: PartChange, was: DayContent, sources: Sources): PartChange {
  const index = mealOf(change.part);
  const there = partOf(was, change.part);
  const whole = (value: PartValue): PartValue => {
    const full = withFigures(value, there);
    return index === null ? full : wholeDish(full as MealState, index, sources);
  };
  return { ...change, value: whole(change.value), bases: change.bases?.map(whole) };
}

function wholeDish(state: MealState, index: MealIndex, sources: Sources): MealState {
  if (!state.done) return state;
  const { record, plan, others } = sources;
  const { dish, picked } = state;
  const whole = dish === undefined ? dish : dishesWithFigures({ [index]: dish }, sources)[index];
  const known = [record?.planned.meals ?? [], plan?.meals ?? [], ...others];
  const ofDay = whole ?? known.map((meals) => meals[Number(index)]).find(Boolean);
  const pick = picked === undefined ? {} : pickedWithFigures({ [index]: picked }, () => ofDay);
  return { ...state, dish: whole, picked: pick[index] };
}
