import { addDays, type Day } from '#domain/day.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { ImportInput, MeasurementInput } from '#domain/measurements/measurementSchema.ts';
import { momentIn } from '#domain/moment.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { type Person, todayOf } from './people.ts';

/** A weight as a customer types it. */
export const measurementInput = (
  date: Day,
  wishes: Partial<MeasurementInput> = {},
): MeasurementInput => ({ kind: 'weight', date, value: 78.1, unit: 'kg', note: '', ...wishes });

/** A weight from yesterday, as a scale exports it. */
export const importInput = (date: Day, wishes: Partial<ImportInput> = {}): ImportInput => ({
  kind: 'weight',
  unit: 'kg',
  rows: [{ date: addDays(date, -1), time: '06:45', value: 78.4 }],
  ...wishes,
});

type Wishes = Partial<MeasurementInput> & {
  /** Who wrote it; by default the customer. */
  by?: Person;
  /** By the customer's clock. */
  time?: string;
  /** The value before it was corrected; absent: it was never corrected. */
  was?: number;
};

export function measurements(db: Db) {
  return {
    async aMeasurement(
      customer: Person,
      { by = customer, time = '00:00', was, ...wishes }: Wishes = {},
    ) {
      const { confirm: _, ...input } = measurementInput(todayOf(customer), wishes);
      const at = new Date(momentIn(customer.timeZone, input.date, time)).toISOString();
      const id = orderedId();
      const { kind, date, value, unit, note = '' } = input;
      await db
        .insertInto('measurement')
        .values({
          customerId: customer.id,
          id,
          kind,
          date,
          value,
          unit,
          note,
          measuredAt: at,
          si: siOf(value, unit),
          writerId: by.id,
          createdAt: at,
          changedAt: at,
          version: 1,
        })
        .execute();
      if (was !== undefined)
        await db
          .insertInto('measurementChange')
          .values({
            customerId: customer.id,
            measurementId: id,
            version: 0,
            was: JSON.stringify({
              ...input,
              measuredAt: at,
              value: was,
              si: siOf(was, unit),
              note,
            }),
            by: by.id === customer.id ? 'customer' : 'dietician',
            byId: by.id,
            changedAt: at,
          })
          .execute();
      return { id, ...input, measuredAt: at };
    },

    /** A kind with an existing `id` stays as it is: a practice can have only a limited number. */
    async aMeasurementKind({ id = orderedId(), name = 'Grip strength', unit = 'kg' } = {}) {
      const createdAt = new Date().toISOString();
      // Names are unique, and a test of all operations creates many.
      const row = { id, name: `${name} ${id}`, unit, createdAt, retiredAt: null };
      await db
        .insertInto('measurementKind')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return row;
    },
  };
}
