import type { Day } from '#domain/day.ts';
import { visitWords } from '#domain/visits/record.ts';
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
  sections: null,
  ...wishes,
});

export const SIGNED = { signedAt: '2026-11-28T16:20:00.000Z', signedBy: 'Meera' } as const;

export function visits(db: Db) {
  return {
    async aVisitTemplate(headings = ['Assessment', 'Next steps']) {
      const changedAt = new Date().toISOString();
      const row = { id: 1, headings: JSON.stringify(headings), changedAt, version: 1 };
      await db
        .insertInto('visitTemplate')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },

    async anAddendum({ customerId, id: visitId }: Pick<Schema['visit'], 'customerId' | 'id'>) {
      const writtenAt = new Date().toISOString();
      const row = { customerId, visitId, id: orderedId(), text: 'Ferritin: 31.', writer: 'Meera' };
      await db
        .insertInto('visitAddendum')
        .values({ ...row, writtenAt })
        .execute();
    },

    /** A visit on the customer's today that was changed once. */
    async aVisit(
      customer: Person,
      wishes: Partial<Schema['visit']> = {},
    ): Promise<Schema['visit']> {
      const at = new Date().toISOString();
      const { sections: _, ...input } = visitInput(todayOf(customer));
      const row = {
        ...input,
        sections: null,
        figures: null,
        signedAt: null,
        signedBy: null,
        customerId: customer.id,
        id: orderedId(),
        writerId: null,
        createdAt: at,
        changedAt: at,
        version: 2,
        ...wishes,
      };
      const sections = JSON.parse(row.sections ?? 'null') as VisitInput['sections'];
      const visit = { ...row, words: visitWords({ ...row, sections }) };
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
