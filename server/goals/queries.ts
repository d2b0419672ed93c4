import type { Selectable } from 'kysely';
import { addDays, type Day } from '#domain/day.ts';
import { isDayKind } from '#domain/goals/goal.ts';
import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import {
  countedProgress,
  type GoalProgress,
  measuredProgress,
  PACE_DAYS,
  type Values,
} from '#domain/goals/progress.ts';
import { waterMl } from '#domain/progress/water.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import { ownKinds, pointsOfKinds } from '../measurements/pointsOfKinds.ts';
import { dayFigures } from '../progress/dayFigures.ts';

export type GoalRow = Selectable<Schema['goal']>;

const CLOSED_SHOWN = 30;
const CHANGES_SHOWN = 100;
const WEEK = 7;

const goalsOf = (db: Db, { customerId }: CustomerScope) =>
  db.selectFrom('goal').selectAll().where('customerId', '=', customerId);

export const openGoals = (db: Db, scope: CustomerScope): Promise<GoalRow[]> =>
  goalsOf(db, scope)
    .where('state', 'in', ['proposed', 'active'])
    .orderBy('endsOn')
    .orderBy('id')
    .execute();

const closedGoals = (db: Db, scope: CustomerScope): Promise<GoalRow[]> =>
  goalsOf(db, scope)
    .where('closedOn', 'is not', null)
    .orderBy('closedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(CLOSED_SHOWN)
    .execute();

/** Throws 404. */
export async function readGoal(db: Db, scope: CustomerScope, id: string): Promise<GoalRow> {
  const row = await goalsOf(db, scope).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** All open goals and the last closed ones. However many there are, it takes six statements. */
export async function listGoals(db: Db, scope: CustomerScope, today: Day): Promise<Goals> {
  const open = await openGoals(db, scope);
  const closed = await closedGoals(db, scope);
  const items = await withProgress(db, scope, [...open, ...closed], today);
  return { today, items, ownKinds: await ownKinds(db) };
}

/** Goals as they are answered: with how far they are, and without what is hidden from whom they are for. */
export async function withProgress(
  db: Db,
  scope: CustomerScope,
  rows: readonly GoalRow[],
  today: Day,
): Promise<Goal[]> {
  const open = rows.filter(({ state }) => isOpen(state));
  const counted = open.filter(({ kind }) => isDayKind(kind));
  const measured = open.filter(({ kind }) => !isDayKind(kind));
  const from = addDays(
    earliest(measured, ({ beginsOn }) => beginsOn, today),
    -PACE_DAYS,
  );
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  const points = await pointsOfKinds(db, scope, kinds, from);
  const values = await valuesOf(db, scope, counted, today);
  return rows.map((row) => {
    const ofDays = values.get(row.id) ?? new Map();
    const progress = isDayKind(row.kind)
      ? countedProgress(row, ofDays, today)
      : measuredProgress(row, points.get(row.kind) ?? [], today);
    const doneToday = row.kind === 'habit' ? (ofDays.get(today) ?? 0) : 0;
    return asGoal(row, isOpen(row.state) ? progress : null, doneToday, scope);
  });
}

const earliest = (rows: readonly GoalRow[], dayOf: (row: GoalRow) => Day, today: Day): Day =>
  rows.reduce((first, row) => (dayOf(row) < first ? dayOf(row) : first), today);

/** What each day came to, by goal: of the days that decide how far it is. */
async function valuesOf(
  db: Db,
  scope: CustomerScope,
  rows: readonly GoalRow[],
  today: Day,
): Promise<ReadonlyMap<string, Values>> {
  const from = addDays(
    earliest(rows, ({ endsOn }) => endsOn, today),
    -WEEK,
  );
  const habits = rows.filter(({ kind }) => kind === 'habit');
  const logged = habits.length < rows.length ? await dayFigures(db, scope, from) : [];
  const done = await habitDays(db, scope, habits, from);
  return new Map(
    rows.map((row) => {
      if (row.kind === 'habit') return [row.id, done.get(row.id) ?? new Map()];
      const values = logged.flatMap((day) => {
        const value = figureOf(row.kind, day);
        return value === null ? [] : [[day.date, value] as const];
      });
      return [row.id, new Map(values)];
    }),
  );
}

type Figures = Awaited<ReturnType<typeof dayFigures>>[number];

/** In the unit of the kind; null where the day says nothing of it. */
function figureOf(kind: string, day: Figures): number | null {
  if (kind === 'sleep') return day.sleepHours;
  if (kind === 'adherence')
    return day.mealsOfDay === 0 ? null : (day.mealsDone / day.mealsOfDay) * 100;
  const ml = waterMl(day.waterIntake);
  return ml === null ? null : ml / 1000;
}

async function habitDays(
  db: Db,
  { customerId }: CustomerScope,
  habits: readonly GoalRow[],
  from: Day,
): Promise<ReadonlyMap<string, Values>> {
  if (habits.length === 0) return new Map();
  const ids = habits.map(({ id }) => id);
  const rows = await db
    .selectFrom('goalHabitDay')
    .select(['goalId', 'date', 'count'])
    .where('customerId', '=', customerId)
    .where('goalId', 'in', ids)
    .where('date', '>=', from)
    // What was taken back is a day without a value, like one that was never counted.
    .where('count', '>', 0)
    .execute();
  const byGoal = Map.groupBy(rows, ({ goalId }) => goalId);
  return new Map(
    [...byGoal].map(([id, days]) => [id, new Map(days.map(({ date, count }) => [date, count]))]),
  );
}

const isHidden = (kind: string, { hidesNumbers }: CustomerScope) =>
  hidesNumbers && !isDayKind(kind);

function asGoal(
  { customerId: _, createdAt: __, ...row }: GoalRow,
  progress: GoalProgress | null,
  doneToday: number,
  scope: CustomerScope,
): Goal {
  if (!isHidden(row.kind, scope)) return { ...row, progress, doneToday };
  const unseen = { start: null, current: null, share: null };
  return {
    ...row,
    ...NO_FIGURES,
    reason: '',
    progress: progress && { ...progress, ...unseen },
    doneToday,
  };
}

const NO_FIGURES = { target: null, start: null };

/** What a goal was before each of its last changes, newest first. Throws 404. */
export async function listChanges(db: Db, scope: CustomerScope, id: string) {
  const { kind } = await readGoal(db, scope, id);
  const rows = await db
    .selectFrom('goalChange')
    .leftJoin('user', 'user.id', 'goalChange.byId')
    .select(['goalChange.version', 'goalChange.changedAt', 'goalChange.by', 'goalChange.was'])
    .select('user.name')
    .where('goalChange.customerId', '=', scope.customerId)
    .where('goalChange.goalId', '=', id)
    .orderBy('goalChange.version', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
  const hidden = isHidden(kind, scope) ? NO_FIGURES : {};
  return rows.map(({ was, ...row }) => ({
    ...row,
    was: { ...(JSON.parse(was) as Pick<GoalRow, (typeof KEPT)[number]>), ...hidden },
  }));
}

/** The columns that a change keeps as they were. */
export const KEPT = ['words', 'target', 'unit', 'start', 'beginsOn', 'endsOn', 'state'] as const;
