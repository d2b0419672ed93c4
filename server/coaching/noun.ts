import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, type TablesOf } from '../db/noun.ts';
import { say } from '../words.ts';

type Tables = {
  coachingPeriod: {
    customerId: string;
    planStatus: string;
    planStartDate: string | null;
    planEndDate: string | null;
    updatedAt: string;
    /** The last stage of the period's end that was notified, see customers/dailyLook.ts; null for none. */
    endingTold: string | null;
    /**
     * The last silence that was notified, identified by the last logged day and the last resumption; null for
     * none.
     */
    silentTold: string | null;
    /** When coaching last resumed after a pause or an end; null if it never did. */
    resumedAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const TOLD_LAST = 'What was told last, so that nothing is told twice.';

export const coaching = {
  tables: {
    coachingPeriod: byDieticians(() => say.copied.coachingPeriod, {
      limit: upTo(1, 2, 1000),
      copy: {
        words: () => say.copied.coachingPeriod,
        without: { endingTold: TOLD_LAST, silentTold: TOLD_LAST },
      },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: {
    'coaching-period': 'person-and-dieticians',
  },
  audited: {
    'coaching-period': { words: () => say.things.coachingPeriod },
    assignment: {
      words: () => say.things.assignment,
      did: () => say.did.assignment,
    },
  },
  async whenHandedOver({ db, changed }, { fromId, toId }) {
    const customers = await db
      .updateTable('user')
      .set({ dieticianId: toId })
      .where('dieticianId', '=', fromId)
      .returning('id')
      .execute();
    for (const { id } of customers) changed('customer', id);
  },
} as const satisfies Noun;
