import { expect, it } from 'vitest';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import { clockIn, momentIn } from '#domain/moment.ts';
import { onEachEngine } from '#test/engines.ts';
import { appointmentInput } from '#test/factories/appointments.ts';
import { patiently, type Refused } from '#test/http/client.ts';
import { isThorough } from '#test/thorough.ts';
import { count } from '#test/week/figures.ts';

/** How often one appointment is tried at once, in all. */
const TRIES = isThorough ? 2500 : 80;
/** A system queues no more connections that nobody has taken yet. */
const AT_ONCE = 250;
const CUSTOMERS = 20;
const ZONE = 'Europe/Berlin';

/** The next day on which the clock goes forward, and the next on which it goes back. */
function changesAhead(): { readonly forward: Day; readonly back: Day } {
  const today = dayIn(ZONE, new Date());
  const days = Array.from({ length: 365 }, (_, nth) => addDays(today, nth + 1));
  const hoursOf = (day: Day) =>
    (momentIn(ZONE, addDays(day, 1), '00:00') - momentIn(ZONE, day, '00:00')) / 3_600_000;
  const dayOf = (hours: number) => days.find((day) => hoursOf(day) === hours) ?? '';
  return { forward: dayOf(23), back: dayOf(25) };
}

onEachEngine('One appointment that many try at once', (engine) => {
  it(`[T-O2] ${TRIES} parallel tries by customers and dietician make one, over both clock changes`, async () => {
    const dietician = await engine.make.aDietician({ timeZone: ZONE });
    await engine.make.someHours(dietician, {
      timeZone: ZONE,
      openings: [{ weekday: 7, from: '00:00', to: '05:00' }],
      slotMinutes: 30,
    });
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => engine.make.aCustomer({ dietician })),
    );
    const { forward, back } = changesAhead();
    const as = engine.as(dietician);
    // The last slot before the clock goes forward, and the first of the hour that comes twice.
    for (const [date, time] of [
      [forward, '01:30'],
      [back, '02:00'],
    ] as const) {
      const at = momentIn(ZONE, date, time);
      const startsAt = new Date(at).toISOString();
      const tryOnce = (nth: number) => {
        const customer = customers[nth % CUSTOMERS];
        if (!customer) throw new RangeError('There are customers enough.');
        const path = `/api/customers/${customer.id}`;
        // Every tenth is the dietician, with an appointment that begins earlier and runs into the slot.
        const before = clockIn(ZONE, at - 15 * 60_000);
        const early = appointmentInput({ date, time: before, minutes: 30 });
        return patiently(() =>
          nth % 10 === 9
            ? as.post<Refused>(`${path}/appointments`, early)
            : engine.as(customer).post<Refused>(`${path}/appointment-slots`, { startsAt }),
        );
      };
      const tries: Awaited<ReturnType<typeof tryOnce>>[] = [];
      let next = 0;
      const tryOn = async () => {
        while (next < TRIES) {
          next += 1;
          tries.push(await tryOnce(next - 1));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, tryOn));
      const made = tries.filter(({ status }) => status === 201);
      count('slots', { tries: tries.length, doubles: made.length - 1 });
      const others = tries.filter(({ status }) => status !== 201);
      expect([made.length, others.length]).toEqual([1, TRIES - 1]);
      expect(new Set(others.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
        new Set(['409 slot-taken']),
      );
      const stored = await engine.db
        .selectFrom('appointment')
        .select('id')
        .where('startsAt', '<=', startsAt)
        .where('endsAt', '>', startsAt)
        .where('state', '=', 'booked')
        .execute();
      expect(stored).toHaveLength(1);
    }
  });

  it('[T-O2] two appointments that change places at once, or move to one time, never share it', async () => {
    const dietician = await engine.make.aDietician();
    const customers = await Promise.all([1, 2].map(() => engine.make.aCustomer({ dietician })));
    const date = addDays(dayIn('UTC', new Date()), 3);
    const inputs = ['09:00', '10:00'].map((time) => appointmentInput({ date, time, minutes: 60 }));
    const as = engine.as(dietician);
    const made = await Promise.all(
      customers.map(async ({ id }, nth) => {
        const { body } = await as.post<{ id: string }>(
          `/api/customers/${id}/appointments`,
          inputs[nth],
        );
        return `/api/customers/${id}/appointments/${body.id}`;
      }),
    );
    const swapped = await Promise.all(
      made.map((path, nth) => as.put(path, inputs[1 - nth], { ifMatch: 1 })),
    );
    for (const { status } of swapped) expect([200, 409]).toContain(status);
    const rows = await engine.db
      .selectFrom('appointmentQuarter')
      .select(({ fn }) => fn.count<number | string>('quarter').as('count'))
      .where('dieticianId', '=', dietician.id)
      .executeTakeFirstOrThrow();
    expect(Number(rows.count)).toBe(8);
  });
});
