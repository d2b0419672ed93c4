import { siOf } from '#domain/measurements/measurement.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people.ts';

type Measured = {
  readonly date: string;
  readonly value: number;
  readonly kind?: string;
  readonly unit?: string;
  /** The time of day in UTC; in the morning by default. */
  readonly time?: string;
};

export function measured(db: Db) {
  return {
    /** Values that the customer measured; weights in kilograms by default. */
    async measured({ id }: Pick<Person, 'id'>, all: readonly Measured[]): Promise<void> {
      const rows = all.map(({ date, value, kind = 'weight', unit = 'kg', time = '07:00' }) => {
        const measuredAt = `${date}T${time}:00.000Z`;
        const typed = { date, value, unit, si: siOf(value, unit), note: '', version: 1 };
        const written = { writerId: id, createdAt: measuredAt, changedAt: measuredAt };
        return { customerId: id, kind, measuredAt, id: orderedId(), ...typed, ...written };
      });
      // Both engines accept this many rows in one statement.
      for (let from = 0; from < rows.length; from += 500)
        await db
          .insertInto('measurement')
          .values(rows.slice(from, from + 500))
          .execute();
    },
  };
}
