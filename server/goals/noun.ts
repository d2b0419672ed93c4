import type { Transaction } from 'kysely';
import type { GoalState } from '#domain/goals/goal.ts';
import type { Side } from '#domain/goals/policy.ts';
import { upTo } from '../db/limits.ts';
import { type Leaving, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';

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
    goal: ofCustomer('your goals, and who set them', {
      handedOver: endOwnGoals,
      limit: upTo(2000, 5000, 500, 'No more goals fit. Change one that is there.'),
    }),
    goalChange: ofCustomer('what your goals were before they were changed, and when', {
      limit: upTo(
        10_000,
        20_000,
        500,
        'No more changes of goals are kept. Leave this one as it is.',
      ),
      json: ['was'],
      copy: {
        words: 'what your goals were before they were changed, and when',
        without: { byId: 'The id of an account; `by` says whether it was you or a dietician.' },
      },
    }),
    goalHabitDay: ofCustomer('how often you did what you set yourself, on each day', {
      limit: upTo(100_000, 20_000, 5000),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { goal: 'person-and-dieticians' },
  audited: {
    goal: { words: 'goals' },
    'goal-proposal': {
      words: 'goals',
      did: { changes: { toYou: 'proposed a goal to you', to: 'proposed a goal to' } },
    },
    'goal-reason': { words: 'goals, one of them outside of safe bounds, with a reason' },
  },
} as const satisfies Noun;
