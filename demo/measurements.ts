import { addDays, type Day, daysBetween } from '#domain/day.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/orderedId.ts';
import { instantOf } from './life/instant.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = {
  readonly customerId: string;
  readonly dieticianId: string;
  readonly person: Person;
  readonly today: Day;
};

/** Every few days since they joined, towards the weight of their profile; sometimes with the waist. */
export async function insertMeasurements(db: Db, mine: Mine, joined: Day): Promise<void> {
  const { customerId, dieticianId, person, today } = mine;
  const { weight = null, weightUnit } = person.profile ?? {};
  if (weight === null) return;
  const random = randomFrom(`measurements ${person.email}`);
  const unit = weightUnit === 'lbs' ? 'lb' : 'kg';
  const drift = (random.next() - 0.3) * 0.06 * weight;
  const whole = Math.max(1, daysBetween(joined, today));
  const around = (value: number) => Math.round((value + (random.next() - 0.5) * 0.9) * 10) / 10;
  const rowOf = (kind: string, date: Day, value: number, of: string) => {
    const isVisit = random.chance(0.12);
    const measuredAt = instantOf(person.timeZone, date, isVisit ? '10:30' : '06:50');
    const writerId = isVisit ? dieticianId : customerId;
    const at = { measuredAt, createdAt: measuredAt, changedAt: measuredAt };
    const note = isVisit ? 'At the practice' : '';
    const measured = { kind, date, value, unit: of, si: siOf(value, of) };
    return { customerId, id: orderedId(), ...measured, ...at, note, writerId, version: 1 };
  };
  const rows = [rowOf('weight', addDays(today, -1), weight, unit)];
  for (let date = joined; date < addDays(today, -1); date = addDays(date, random.whole(2, 6))) {
    const left = daysBetween(date, today) / whole;
    rows.push(rowOf('weight', date, around(weight + drift * left), unit));
    if (random.chance(0.15)) rows.push(rowOf('waist', date, around(86 + drift * left), 'cm'));
  }
  // A day may have come twice.
  const skipped = ['customerId', 'kind', 'measuredAt'] as const;
  await db
    .insertInto('measurement')
    .values(rows)
    .onConflict((conflict) => conflict.columns([...skipped]).doNothing())
    .execute();
}
