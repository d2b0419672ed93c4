import { sql } from 'kysely';
import type { Day, Instant } from '#domain/day.ts';
import { withFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';
import type { MealKinds } from '#domain/progress/adherence.ts';
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
import { dishesWithFigures, pickedWithFigures } from '#domain/progress/dishesSeen.ts';
import { countsOf, dishOfTick, loggedPlanOf, unknownDishes } from '#domain/progress/loggedPlan.ts';
import { unknownPicks } from '#domain/progress/mealsShown.ts';
import { earlyRefusal, type MealIndex } from '#domain/progress/progress.ts';
import type { DailyProgress, DayAnswer, DayContent } from '#domain/progress/progressSchema.ts';
import { waterRefusal } from '#domain/progress/water.ts';
import { say } from '#domain/progress/words.ts';
import { noteWritten } from '../dayNotes/notes.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, consentNeeded } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { inBackground, lockCustomer, type Write, write } from '../http/write.ts';
import { notifyDieticians, settle } from '../notify/notify.ts';
import { mealsOfDay } from '../plans/versionQueries.ts';
import { type DayState, type RecordRow, readDayState } from './queries.ts';

const MOST_ATTEMPTS = 10;

type Saving = Pick<Deps, 'db' | 'engine' | 'hub'>;

/**
 * Saves changes of a day as one row, with the meals that it is logged against, and says what became of each. The
 * parts are compared with what is stored, also when another device stores something during the save. Throws 403
 * without the customer's consent, 409 for a day that is too long ago, and 503 when other writes interfere with
 * every attempt.
 */
export async function saveDay(
  deps: Saving,
  scope: CustomerScope,
  changes: readonly PartChange[],
  at: Occasion,
): Promise<DayAnswer> {
  const { db } = deps;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const now = await readDayState(db, scope.customerId, at.date);
    requireLoggable(at.date, now);
    const { record, counts, isNew, ...verdicts } = await dayToStore(db, scope, changes, at, now);
    if (!now.agreed) throw consentNeeded();
    if (!isNew) return { record: now.stored?.record ?? null, ...verdicts };
    const row = rowOf(scope, record, counts, now);
    const isNewNote = record.notes !== (now.stored?.record.notes ?? '');
    // One statement writes a day without a new note, so it needs no transaction.
    const [saved] = isNewNote ? await upsertAndTell(deps, row) : await upsertDay(db, row);
    if (saved) return { record, ...verdicts };
    // Another device saved the day in between, or the consent was withdrawn: try again.
  }
  // PostgreSQL's code for a failed serialization, which is answered with 503.
  throw Object.assign(new Error('the day was written all the while'), { code: '40001' });
}

/** Throws 409 for a day too long before the account; a day that is stored can always be corrected. */
export function requireLoggable(date: Day, { stored, joinedOn }: DayState): void {
  const refusal = stored ? null : earlyRefusal(date, joinedOn);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

const upsertAndTell = (deps: Saving, row: Upsert) =>
  write(inBackground(deps), async (running) => {
    await lockCustomer({ db: running.db, engine: deps.engine }, row);
    const saved = await upsertDay(running.db, row);
    if (saved.length === 0) return saved;
    await noteWritten(running, row, { ...row, at: row.submittedAt });
    await tellOfNote(running, row, new Date(row.submittedAt));
    return saved;
  });

type Note = { readonly customerId: string; readonly date: string; readonly notes: string };

/** Tells the dieticians of a day's note that is new or changed; settles the news of a note that was emptied. */
async function tellOfNote(
  running: Write,
  { customerId, date, notes }: Note,
  at: Date,
): Promise<void> {
  const news = { kind: 'day-note', customerId, about: date, at } as const;
  await (notes === '' ? settle(running, news) : notifyDieticians(running, news));
}

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

/** A day as a row, to be stored if the stored day is still as in `now`. */
export function rowOf(
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

type Occasion = {
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
async function dayToStore(
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
  ...(await mealsOfDay(db, 'dietPlan', scope, date)),
  ...(await mealsOfDay(db, 'dietPlanVersion', scope, date)),
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
