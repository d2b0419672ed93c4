import type { Day, Instant } from '#domain/day.ts';
import { withFigures } from '#domain/hiddenNumbers/withFigures.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import { dishesWithFigures, pickedWithFigures } from '#domain/progress/dishesSeen.ts';
import { withoutTicked } from '#domain/progress/instead.ts';
import {
  countsOf,
  dishOfTick,
  loggedPlanOf,
  UNKNOWN_DISH,
  unknownDishes,
} from '#domain/progress/loggedPlan.ts';
import { CHANGED_ON_BOTH, conflictPath, contentOf, mergeDay } from '#domain/progress/mergeDay.ts';
import { pickedStill, UNKNOWN_PICK, unknownPicks } from '#domain/progress/picked.ts';
import type {
  DailyProgress,
  DayContent,
  DaySubmission,
  Picked,
  ProgressInput,
} from '#domain/progress/progressSchema.ts';
import { waterRefusal } from '#domain/progress/water.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { mealsOfPlans } from '../plans/queries.ts';
import { mealsOfEarlierVersions } from '../plans/versionQueries.ts';
import type { DayState } from './queries.ts';

/** The day to save, whether it is today in the customer's time zone, and when it is saved. */
export type Occasion = { date: Day; isToday: boolean; submittedAt: Instant };

/**
 * The day to store: the submission merged with the stored day, with its meals and its adherence. Throws 422
 * for a dish that no plan of the day has, and 409 where both devices changed the same field.
 */
export async function dayToStore(
  db: Db,
  scope: CustomerScope,
  submission: DaySubmission,
  { date, isToday, submittedAt }: Occasion,
  { stored, plan }: Pick<DayState, 'stored' | 'plan'>,
) {
  const before = stored?.record ?? null;
  const known = [stored?.record.planned.meals ?? [], plan?.meals ?? []];
  const {
    base,
    dishes = {},
    instead,
    picked,
    ...fields
  } = scope.hidesNumbers
    ? asWritten(submission, {
        record: before,
        plan,
        others: await otherMeals(db, scope, date),
        isToday,
      })
    : submission;
  // An older client does not send these two fields, so it changes them only by ticking a meal.
  const kept = base?.instead ?? before?.instead;
  const mine = {
    ...fields,
    dishes,
    instead: instead ?? withoutTicked(kept ?? {}, fields.meals),
    picked: picked ?? stillPicked(before, { ...fields, dishes }),
  };
  await refuseUnknownDishes(db, scope, date, mine, known);
  if (picked) refuseUnknownPicks(picked, { ...mine, record: before, plan, isToday });
  const content = base === undefined ? mine : mergeWithStored(base, mine, before);
  refuseWater(content, before);
  const { dishes: ofTicks, ...input } = content;
  const { meals, instead: said } = input;
  const logging = { meals, dishes: ofTicks, instead: said, record: before, plan, isToday };
  const planned = loggedPlanOf(logging);
  const version = (before?.version ?? 0) + 1;
  const record: DailyProgress = {
    date,
    ...(input as ProgressInput),
    submittedAt,
    version,
    planned,
  };
  const counts = countsOf(record, stored && { ...stored, ticks: stored.record.meals });
  return { record, counts };
}

/** Throws 422 for an impossible amount, unless it was stored before such amounts were refused. */
function refuseWater({ waterIntake }: DayContent, before: DailyProgress | null): void {
  const refusal = waterIntake === before?.waterIntake ? null : waterRefusal(waterIntake);
  if (refusal) throw invalid([['waterIntake', refusal]]);
}

/** Throws 409 when both devices changed the same field to different values. */
function mergeWithStored(
  base: DaySubmission['base'],
  mine: DayContent,
  before: DailyProgress | null,
): DayContent {
  const instead = base?.instead ?? before?.instead ?? {};
  const dishes = base?.dishes ?? {};
  const began = base && {
    ...base,
    dishes,
    instead,
    picked: base.picked ?? stillPicked(before, { ...base, dishes }),
  };
  const { content, conflicts } = mergeDay(began ?? null, mine, before && contentOf(before));
  if (conflicts.length === 0) return content;
  throw new ApiFailure(
    409,
    'day-conflict',
    'This day was changed on another device meanwhile. Choose which of both is right.',
    { fields: Object.fromEntries(conflicts.map((each) => [conflictPath(each), CHANGED_ON_BOTH])) },
  );
}

const stillPicked = (before: DailyProgress | null, now: Pick<DayContent, 'meals' | 'dishes'>) =>
  before ? pickedStill(contentOf(before), now) : {};

/** Throws 422 for an alternative that the ticked dish does not have. */
function refuseUnknownPicks(picked: Picked, logging: Parameters<typeof dishOfTick>[1]): void {
  const unknown = unknownPicks(picked, (index) => dishOfTick(index, logging));
  if (unknown.length > 0) throw invalid(unknown.map((index) => [`picked.${index}`, UNKNOWN_PICK]));
}

const invalid = (fields: readonly (readonly [string, string])[]) =>
  new ApiFailure(422, 'invalid', 'Some fields are not right yet.', {
    fields: Object.fromEntries(fields),
  });

/** Throws 422 for a ticked dish that no plan of the day has or had. */
async function refuseUnknownDishes(
  db: Db,
  scope: CustomerScope,
  date: Day,
  mine: DayContent,
  known: readonly string[][],
): Promise<void> {
  if (unknownDishes(mine, known).length === 0) return;
  const unknown = unknownDishes(mine, [...known, ...(await otherMeals(db, scope, date))]);
  if (unknown.length === 0) return;
  throw invalid(unknown.map((index) => [`dishes.${index}`, UNKNOWN_DISH]));
}

/**
 * The meals of the day in other plans and earlier versions: one of them may have been ticked before a change.
 */
const otherMeals = async (db: Db, scope: CustomerScope, date: Day): Promise<string[][]> => [
  ...(await mealsOfPlans(db, scope, date)),
  ...(await mealsOfEarlierVersions(db, scope, date)),
];

type Sources = Parameters<typeof dishesWithFigures>[1] & { readonly record: DailyProgress | null };

/** A submission from a customer who read the day without figures, with the dishes and their words as stored. */
function asWritten(submission: DaySubmission, sources: Sources): DaySubmission {
  const { record } = sources;
  const { base, ...own } = record
    ? withFigures(submission, withBase(contentOf(record)))
    : submission;
  return {
    ...own,
    ...wholeDishes(submission, sources),
    ...(base !== undefined && {
      base: base && submission.base && { ...base, ...wholeDishes(submission.base, sources) },
    }),
  };
}

const withBase = (content: DayContent) => ({ ...content, base: content });

function wholeDishes(
  { dishes, picked }: Pick<DaySubmission, 'dishes' | 'picked'>,
  sources: Sources,
) {
  const { record, plan, others } = sources;
  const whole = dishes && dishesWithFigures(dishes, sources);
  const known = [record?.planned.meals ?? [], plan?.meals ?? [], ...others];
  const dishOf = (index: MealIndex) =>
    whole?.[index] ?? known.map((meals) => meals[Number(index)]).find(Boolean);
  return {
    ...(whole && { dishes: whole }),
    ...(picked && { picked: pickedWithFigures(picked, dishOf) }),
  };
}
