import type { Day } from '#domain/day.ts';
import { visitWords } from '#domain/visits/visit.ts';
import type { VisitInput } from '#domain/visits/visitSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';
import { type Person, todayOf } from './people.ts';

/** A visit as a dietician writes it. */
export const visitInput = (date: Day, wishes: Partial<VisitInput> = {}): VisitInput => ({
  date,
  text: 'Sleeps better since dinner is earlier.',
  nextStep: 'Ask about iron.',
  ...wishes,
});

export function visits(db: Db) {
  return {
    /** A visit on the customer's today that was changed once. */
    async aVisit(
      customer: Person,
      wishes: Partial<Schema['visit']> = {},
    ): Promise<Schema['visit']> {
      const at = new Date().toISOString();
      const input = visitInput(todayOf(customer));
      const row = {
        ...input,
        customerId: customer.id,
        id: orderedId(),
        writerId: null,
        createdAt: at,
        changedAt: at,
        version: 2,
        ...wishes,
      };
      const visit = { ...row, words: visitWords(row) };
      await db.insertInto('visit').values(visit).execute();
      await db
        .insertInto('visitChange')
        .values({
          customerId: customer.id,
          visitId: visit.id,
          version: visit.version - 1,
          was: JSON.stringify(input),
          byId: visit.writerId,
          changedAt: at,
        })
        .execute();
      return visit;
    },
  };
}
