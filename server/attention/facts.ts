import { sql } from 'kysely';
import type { PersonFacts, WeightGoal } from '#domain/attention/person.ts';
import type { Day } from '#domain/day.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';

/** Somebody who may need a dietician: whose coaching runs or ended lately, who is new, or waits for something. */
export type Candidate = {
  id: string;
  sortName: string;
  createdAt: string | Date;
  timeZone: string | null;
  disabled: boolean | number;
  dieticianId: string | null;
  planStatus: string | null;
  planStartDate: string | null;
  planEndDate: string | null;
  resumedAt: string | null;
  lastLoggedOn: string | null;
  recentDays: string;
  plannedDays: string;
  weights: string;
  assigneeId: string | null;
  snoozedUntil: string | null;
  snoozedAt: string | null;
};

/** `endsFrom`: of coaching that ended before it nothing shows. */
export const candidates = compiled<{ endsFrom: Day }, Candidate>(
  (db, value) =>
    db
      .selectFrom('user')
      .innerJoin('customerSummary', 'customerSummary.customerId', 'user.id')
      .leftJoin('coachingPeriod', 'coachingPeriod.customerId', 'user.id')
      .leftJoin('conversation', 'conversation.customerId', 'user.id')
      .select(['user.id', 'user.sortName', 'user.createdAt', 'user.timeZone', 'user.dieticianId'])
      .select('user.disabled')
      .select(['coachingPeriod.planStatus', 'planStartDate', 'planEndDate', 'resumedAt'])
      .select(['lastLoggedOn', 'recentDays', 'plannedDays', 'weights'])
      .select(['assigneeId', 'conversation.snoozedUntil', 'conversation.snoozedAt'])
      .where('user.role', '=', 'customer')
      .where('user.consent', '=', 'given')
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          and([eb('planStatus', '=', 'active'), eb('planEndDate', '>=', value('endsFrom'))]),
          // Somebody new.
          eb('planStatus', 'is', null),
          eb('planStatus', '=', 'not_set'),
          eb('waitingSince', 'is not', null),
          exists(
            selectFrom('dayNote')
              .select(sql.lit(1).as('one'))
              .whereRef('dayNote.customerId', '=', 'user.id')
              .where('settledAt', 'is', null),
          ),
        ]),
      ),
  { isLong: true },
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

/** The notes of days that nobody has read, by customer. */
export async function waitingNotes(db: Db): Promise<ReadonlyMap<string, Note>> {
  const rows = await db
    .selectFrom('dayNote')
    .select(({ fn }) => [
      'customerId',
      fn.countAll().as('count'),
      fn.min('date').as('date'),
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

/** The weight that each is on the way to; of several the one set last. */
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

/** Those who asked for their account to be deleted. */
export async function leavingIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('accountDeletion').select('userId').execute();
  return new Set(rows.map(({ userId }) => userId));
}
