import { sql } from 'kysely';
import type { Day, Instant } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import { type MealKinds, withoutTicked } from '#domain/progress/instead.ts';
import {
  countsOf,
  dishesWithFigures,
  dishOfTick,
  loggedPlanOf,
  UNKNOWN_DISH,
  unknownDishes,
} from '#domain/progress/loggedPlan.ts';
import { CHANGED_ON_BOTH, conflictPath, contentOf, mergeDay } from '#domain/progress/mergeDay.ts';
import {
  pickedStill,
  pickedWithFigures,
  UNKNOWN_PICK,
  unknownPicks,
} from '#domain/progress/picked.ts';
import type {
  DailyProgress,
  DayContent,
  DaySubmission,
  Picked,
  ProgressInput,
} from '#domain/progress/progressSchema.ts';
import { noteWritten } from '../dayNotes/notes.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, consentNeeded } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { inBackground, write } from '../http/write.ts';
import { mealsOfPlans } from '../plans/queries.ts';
import { mealsOfEarlierVersions } from '../plans/versionQueries.ts';
import { type DayState, type RecordRow, readDayState } from './queries.ts';
import { tellOfNote } from './tellOfNote.ts';

type Upsert = RecordRow & { customerId: string; expectedVersion: number };

/**
 * Stores a day if its version is still `expectedVersion`, 0 for a day that was not logged. Returns no row
 * if it is not. The same statement checks the consent, so a withdrawal in between stores nothing. The
 * casts are for PostgreSQL, which cannot infer these types in a select.
 */
const upsertDay = compiled<Upsert, { date: string }>((db, value) => {
  const text = (name: keyof Upsert) => sql<string>`cast(${value(name)} as text)`;
  const whole = (name: keyof Upsert) => sql<number>`cast(${value(name)} as integer)`;
  const columns = {
    meals: text('meals'),
    instead: text('instead'),
    picked: text('picked'),
    waterIntake: text('waterIntake'),
    sleepHours: sql<number | null>`cast(${value('sleepHours')} as double precision)`,
    mood: text('mood'),
    dietScore: whole('dietScore'),
    notes: text('notes'),
    submittedAt: text('submittedAt'),
    mealsDone: whole('mealsDone'),
    mealsOfDay: whole('mealsOfDay'),
    mealsOther: whole('mealsOther'),
    mealsSkipped: whole('mealsSkipped'),
    version: whole('version'),
    planId: text('planId'),
    planName: text('planName'),
    plannedMeals: text('plannedMeals'),
    mealTimings: text('mealTimings'),
    plannedFrom: text('plannedFrom'),
  };
  const names = Object.keys(columns) as (keyof typeof columns)[];
  return db
    .insertInto('dailyProgress')
    .columns(['customerId', 'date', ...names])
    .expression((from) =>
      from
        .selectFrom('user')
        .select([
          'user.id',
          text('date').as('date'),
          ...names.map((name) => sql`${columns[name]}`.as(name)),
        ])
        .where('user.id', '=', value('customerId'))
        .where('user.consent', '=', 'given'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'date'])
        .doUpdateSet((row) =>
          Object.fromEntries(names.map((name) => [name, row.ref(`excluded.${name}`)])),
        )
        .where('dailyProgress.version', '=', whole('expectedVersion')),
    )
    .returning('date');
});

const MOST_ATTEMPTS = 10;

type Saving = Pick<Deps, 'db' | 'engine' | 'hub'>;

/** Which day is saved, whether it is the customer's own today, and when. */
type Occasion = { date: Day; isToday: boolean; submittedAt: Instant };

/**
 * Saves a day as one row, with the meals that it is logged against. It is merged with what another
 * device has stored since the submission's base, also when that happens during the save. Returns what
 * was stored. Throws 403 without the customer's consent, 422 for a dish that no plan of the day has, 409
 * where both devices changed the same, and 503 when other writes come between every attempt.
 */
export async function saveDay(
  deps: Saving,
  scope: CustomerScope,
  submission: DaySubmission,
  at: Occasion,
): Promise<DailyProgress> {
  const { db } = deps;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const now = await readDayState(db, scope.customerId, at.date);
    const { record, counts } = await dayToStore(db, scope, submission, at, now);
    const row = rowOf(scope, record, counts, now);
    const isNewNote = record.notes !== (now.stored?.record.notes ?? '');
    // One statement writes a day without a new note, so it needs no transaction.
    const [saved] = isNewNote ? await upsertAndTell(deps, row) : await upsertDay(db, row);
    if (saved) return record;
    if (!now.agreed) throw consentNeeded();
    // Another device saved the day in between, or the consent was withdrawn: try again.
  }
  // The code of a failed serialization in PostgreSQL, which is answered with 503.
  throw Object.assign(new Error('the day was written all the while'), { code: '40001' });
}

const upsertAndTell = (deps: Saving, row: Upsert) =>
  write(inBackground(deps), async (running) => {
    const saved = await upsertDay(running.db, row);
    if (saved.length === 0) return saved;
    await noteWritten(running, row, { ...row, at: row.submittedAt });
    await tellOfNote(running, row, new Date(row.submittedAt));
    return saved;
  });

/** What to store: the submission, merged with what is stored, with its meals and its adherence. */
async function dayToStore(
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
    ? withFigures(submission, [...known, ...(await otherMeals(db, scope, date))])
    : submission;
  // A device of before says nothing of these, and so changes nothing of them but by a tick.
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

/** Throws 422 for what no dish of its tick has. */
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

/** The meals of the day in other plans and earlier versions: one may have been ticked before a change. */
const otherMeals = async (db: Db, scope: CustomerScope, date: Day): Promise<string[][]> => [
  ...(await mealsOfPlans(db, scope, date)),
  ...(await mealsOfEarlierVersions(db, scope, date)),
];

/** A submission of somebody who was shown the dishes without figures, with the dishes as planned. */
const withFigures = (submission: DaySubmission, known: readonly string[][]): DaySubmission => {
  const { base } = submission;
  return {
    ...submission,
    ...wholeWords(submission, known),
    ...(base && { base: { ...base, ...wholeWords(base, known) } }),
  };
};

function wholeWords(
  { dishes, picked }: Pick<DaySubmission, 'dishes' | 'picked'>,
  known: readonly string[][],
) {
  const whole = dishes && dishesWithFigures(dishes, known);
  const dishOf = (index: MealIndex) =>
    whole?.[index] ?? known.map((meals) => meals[Number(index)]).find(Boolean);
  return {
    ...(whole && { dishes: whole }),
    ...(picked && { picked: pickedWithFigures(picked, dishOf) }),
  };
}

function rowOf(
  { customerId }: CustomerScope,
  { planned, ...record }: DailyProgress,
  { done, meals, other, skipped }: MealKinds,
  { stored }: DayState,
): Upsert {
  return {
    ...record,
    customerId,
    meals: JSON.stringify(record.meals),
    instead: JSON.stringify(record.instead),
    picked: JSON.stringify(record.picked),
    mealsDone: done,
    mealsOfDay: meals,
    mealsOther: other,
    mealsSkipped: skipped,
    planId: planned.planId,
    planName: planned.planName,
    plannedMeals: JSON.stringify(planned.meals),
    mealTimings: JSON.stringify(planned.mealTimings),
    plannedFrom: planned.from,
    expectedVersion: stored?.record.version ?? 0,
  };
}
