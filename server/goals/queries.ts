import { addDays, type Day } from '#domain/day.ts';
import { isDayKind } from '#domain/goals/goal.ts';
import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import {
  countedProgress,
  type GoalProgress,
  measuredProgress,
  PACE_DAYS,
} from '#domain/goals/progress.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { ownKinds, pointsOfKinds } from '../measurements/queries.ts';
import { earliest, type GoalRow, valuesOf } from './values.ts';

const CLOSED_SHOWN = 30;
const CHANGES_SHOWN = 100;

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

/** All open goals and the last closed ones, in six statements however many there are. */
export async function listGoals(db: Db, scope: CustomerScope, today: Day): Promise<Goals> {
  const open = await openGoals(db, scope);
  const closed = await closedGoals(db, scope);
  const items = await withProgress(db, scope, [...open, ...closed], today);
  return { today, timeZone: scope.timeZone, items, ownKinds: await ownKinds(db) };
}

/** Goals as answers: with their progress, and without values that are hidden from this customer. */
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
  // A customer who travels west may have measured on the day after today.
  const range = { from, to: addDays(today, 1) };
  const points = await pointsOfKinds(db, scope, kinds, range);
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

/** The former states of a goal, one for each of its last changes, newest first. Throws 404. */
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

/** The columns whose former values a change stores. */
export const KEPT = ['words', 'target', 'unit', 'start', 'beginsOn', 'endsOn', 'state'] as const;
