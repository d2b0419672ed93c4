import { sql } from 'kysely';
import type { PersonFacts, WeightGoal } from '#domain/attention/person.ts';
import type { Day } from '#domain/day.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';

/**
 * A customer who may need a dietician: their coaching runs or ended lately, they are new, or something of theirs
 * waits.
 */
export type Candidate = {
  id: string;
  sortName: string;
  /** Null while coaching runs: such a customer is not new. */
  createdAt: string | Date | null;
  timeZone: string | null;
  dieticianId: string | null;
  /** The status of a coaching that does not run; null while it runs. */
  restingAs: string | null;
  planStartDate: string | null;
  planEndDate: string | null;
  resumedAt: string | null;
  recentDays: string;
  adherenceLately: number | null;
  plannedDays: string;
  /** Null when no weight is recent enough. */
  weights: string | null;
};

/**
 * Selects the customers who may need a dietician. Coaching that ended before `endsFrom` and weights measured
 * before `freshFrom` are left out. Columns that no rule looks at are not read: with ten thousand customers each
 * column takes milliseconds.
 */
export const candidates = compiled<{ endsFrom: Day; freshFrom: Day }, Candidate>((db, value) =>
  db
    .selectFrom('user')
    .innerJoin('customerSummary', 'customerSummary.customerId', 'user.id')
    .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
    .select(['user.id', 'user.sortName', 'user.timeZone', 'user.dieticianId'])
    .select([
      'planStartDate',
      'planEndDate',
      'resumedAt',
      'recentDays',
      'plannedDays',
      'adherenceLately',
    ])
    .select([
      sql<
        string | null
      >`coalesce(nullif("planStatus", 'active'), case when "planStatus" is null then 'not_set' end)`.as(
        'restingAs',
      ),
      sql<
        string | Date | null
      >`case when "planStatus" = 'active' then null else "user"."createdAt" end`.as('createdAt'),
      sql<
        string | null
      >`case when substr("weights", 4, 10) >= ${value('freshFrom')} then "weights" end`.as(
        'weights',
      ),
    ])
    .where('user.role', '=', 'customer')
    .where('user.consent', '=', 'given')
    .where('user.disabled', '=', false)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('planStatus', '=', 'active'), eb('planEndDate', '>=', value('endsFrom'))]),
        // New customers.
        eb('planStatus', 'is', null),
        eb('planStatus', '=', 'not_set'),
        eb(
          'user.id',
          'in',
          selectFrom('conversation').select('customerId').where('waitingSince', 'is not', null),
        ),
        exists(
          selectFrom('dayNote')
            .select(sql.lit(1).as('one'))
            .whereRef('dayNote.customerId', '=', 'user.id')
            .where('settledAt', 'is', null),
        ),
      ]),
    ),
);

type Asked = NonNullable<PersonFacts['asked']>;
type Note = NonNullable<PersonFacts['note']>;

/** The messages that wait for an answer, by customer: those after the last one that is settled. */
export async function waitingMessages(db: Db): Promise<ReadonlyMap<string, Asked>> {
  const rows = await db
    .selectFrom('conversation')
    .innerJoin('message', (join) =>
      join
        .onRef('message.customerId', '=', 'conversation.customerId')
        .onRef('message.id', '>', 'conversation.settledUpTo'),
    )
    .select(({ fn }) => [
      'message.customerId',
      fn.min('message.id').as('messageId'),
      fn.countAll().as('count'),
      fn.min('sentAt').as('since'),
      fn.max('sentAt').as('latestAt'),
    ])
    .where('waitingSince', 'is not', null)
    .where('side', '=', 'customer')
    .where('takenBackAt', 'is', null)
    .groupBy('message.customerId')
    .execute();
  return new Map(
    rows.map(({ customerId, count, ...asked }) => [customerId, { ...asked, count: Number(count) }]),
  );
}

export type Placed = {
  customerId: string;
  assigneeId: string | null;
  snoozedUntil: string | null;
  snoozedAt: string | null;
};

/** The conversations that are assigned to a dietician or put off, by customer. */
export async function placedConversations(db: Db): Promise<ReadonlyMap<string, Placed>> {
  const rows = await db
    .selectFrom('conversation')
    .select(['customerId', 'assigneeId', 'snoozedUntil', 'snoozedAt'])
    .where(({ or, eb }) =>
      or([eb('assigneeId', 'is not', null), eb('snoozedUntil', 'is not', null)]),
    )
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** The notes of days that nobody has read, by customer. */
export async function waitingNotes(db: Db): Promise<ReadonlyMap<string, Note>> {
  const rows = await db
    .selectFrom('dayNote')
    .select(({ fn }) => [
      'customerId',
      fn.countAll().as('count'),
      fn.max('date').as('date'),
      fn.min('writtenAt').as('since'),
      fn.max('writtenAt').as('latestAt'),
    ])
    .where('settledAt', 'is', null)
    .groupBy('customerId')
    .execute();
  return new Map(
    rows.map(({ customerId, count, ...note }) => [customerId, { ...note, count: Number(count) }]),
  );
}

/** The active weight goal of each customer; if there are several, the one set last. */
export async function weightGoals(db: Db): Promise<ReadonlyMap<string, WeightGoal>> {
  const rows = await db
    .selectFrom('goal')
    .select(['customerId', 'start', 'target', 'unit', 'beginsOn', 'endsOn'])
    // Written as in the index `goalOfWeight`, or the engines would not use it.
    .where(sql<boolean>`"kind" = 'weight' and "state" = 'active'`)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ customerId, ...goal }) => [customerId, goal]));
}

export async function leavingIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('accountDeletion').select('userId').execute();
  return new Set(rows.map(({ userId }) => userId));
}
