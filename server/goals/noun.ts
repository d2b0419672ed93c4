import type { Transaction } from 'kysely';
import type { GoalState } from '#domain/goals/goal.ts';
import type { Side } from '#domain/goals/policy.ts';
import { upTo } from '../db/limits.ts';
import { type Leaving, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  goal: {
    customerId: string;
    id: string;
    /** One of `GOAL_KINDS`, or the id of a `measurementKind`. */
    kind: string;
    words: string;
    target: number;
    unit: string;
    start: number | null;
    beginsOn: string;
    endsOn: string;
    state: GoalState;
    maker: Side;
    writtenBy: Side;
    acceptedAt: string | null;
    /** The words given when it was declined, ended or dropped. */
    said: string;
    /** Why a dietician set it outside safe bounds; '' within them. */
    reason: string;
    /** The day in the customer's time zone. */
    closedOn: string | null;
    version: number;
    createdAt: string;
  };
  goalChange: {
    customerId: string;
    goalId: string;
    /** The version before the change. */
    version: number;
    was: Json;
    by: Side;
    byId: string | null;
    changedAt: string;
  };
  goalHabitDay: {
    customerId: string;
    goalId: string;
    date: string;
    count: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

/**
 * Goals written by dieticians stay and become proposals again: the person who accepted or declined them was
 * not this one.
 */
async function endOwnGoals(db: Transaction<Schema>, { id }: Leaving): Promise<void> {
  await db
    .deleteFrom('goal')
    .where('customerId', '=', id)
    .where((where) =>
      where.or([where('maker', '=', 'customer'), where('writtenBy', '=', 'customer')]),
    )
    .execute();
  await db
    .updateTable('goal')
    .set({ state: 'proposed', acceptedAt: null, said: '', closedOn: null })
    .where('customerId', '=', id)
    .execute();
}

export const goals = {
  tables: {
    goal: ofCustomer(() => say.copied.goal, {
      handedOver: endOwnGoals,
      limit: upTo(2000, 5000, 500, () => say.full.goals),
    }),
    goalChange: ofCustomer(() => say.copied.goalChange, {
      limit: upTo(10_000, 20_000, 500, () => say.full.goalChanges),
      json: ['was'],
      copy: {
        words: () => say.copied.goalChange,
        without: { byId: 'The id of an account; `by` says whether it was you or a dietician.' },
      },
    }),
    goalHabitDay: ofCustomer(() => say.copied.goalHabitDay, {
      limit: upTo(100_000, 20_000, 5000),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { goal: 'person-and-dieticians' },
  audited: {
    goal: { words: () => say.things.goals },
    'goal-proposal': {
      words: () => say.things.goals,
      did: () => say.did.goalProposal,
    },
    'goal-reason': { words: () => say.things.riskyGoals },
  },
} as const satisfies Noun;
