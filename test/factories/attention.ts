import { DEFAULT_THRESHOLDS } from '#domain/attention/attention.ts';
import { addDays } from '#domain/day.ts';
import type { Db } from '#server/db/open.ts';
import { type Person, todayOf } from './people.ts';

export function attention(db: Db) {
  return {
    /** The practice's thresholds, saved once; the thresholds of one customer; and a snoozed reason. */
    async anAttention(customer: Person, dietician: Person): Promise<void> {
      const changedAt = new Date().toISOString();
      const once = { version: 1, changedAt };
      const ofPractice = { ...DEFAULT_THRESHOLDS, ...once };
      await db
        .insertInto('practiceAttention')
        .values({ id: 1, ...ofPractice })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(ofPractice))
        .execute();
      await db
        .insertInto('customerAttention')
        .values({ customerId: customer.id, ...DEFAULT_THRESHOLDS, silentDays: 5, ...once })
        .execute();
      await db
        .insertInto('attentionSnooze')
        .values({
          customerId: customer.id,
          kind: 'weight',
          until: addDays(todayOf(customer), 7),
          at: changedAt,
          byId: dietician.id,
        })
        .execute();
    },
  };
}
