import { expect, it } from 'vitest';
import { contentOf } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const AT_ONCE = 8;

onEachEngine('Two devices that log one day', (engine) => {
  async function cast() {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer);
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    const phone = engine.as(customer);
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const read = async () => (await phone.get<TrackedDay>(path)).body.record;
    return { path, phone, tablet, read };
  }
  const content = (record: DailyProgress | null): DayContent => {
    if (!record) throw new Error('nothing is logged');
    return contentOf(record);
  };

  it('[HIST-07] what each of them changed is there, field by field and meal by meal', async () => {
    const { path, phone, tablet, read } = await cast();
    await phone.put(path, { ...dayInput({ meals: { '1': true } }), base: null });
    const base = content(await read());
    await tablet.put(path, { ...base, base, meals: { '1': true, '3': true }, notes: 'Slept.' });
    const late = { ...base, base, meals: { '1': false, '5': true }, waterIntake: '2 L' };
    const { status, body } = await phone.put<DailyProgress>(path, late);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      meals: { '1': false, '3': true, '5': true },
      notes: 'Slept.',
      waterIntake: '2 L',
      version: 3,
    });
    expect(await read()).toEqual(body);
  });

  it('[HIST-07] what both changed is stored by nobody until the customer has chosen', async () => {
    const { path, phone, tablet, read } = await cast();
    const begun = { ...dayInput(), base: null };
    await tablet.put(path, { ...begun, notes: 'Tired.' });
    const refused = await phone.put<Refused>(path, { ...begun, notes: 'Rested.', mood: 'Great' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'day-conflict']);
    expect(Object.keys(refused.body.error.fields ?? {}).toSorted()).toEqual(['mood', 'notes']);
    const there = await read();
    expect(there).toMatchObject({ notes: 'Tired.', mood: 'Good', version: 1 });
    // The customer has seen both, and takes one field of each.
    const base = content(there);
    const chosen = { ...base, base, notes: 'Rested.' };
    expect((await phone.put<DailyProgress>(path, chosen)).body).toMatchObject({
      notes: 'Rested.',
      mood: 'Good',
    });
  });

  it('[HIST-07] the same sent twice, because its answer was lost, is no conflict', async () => {
    const { path, phone } = await cast();
    const sent = { ...dayInput({ notes: 'Once.' }), dishes: { '1': MEALS[1] }, base: null };
    expect((await phone.put(path, sent)).status).toBe(200);
    expect((await phone.put(path, sent)).status).toBe(200);
  });

  it('[HIST-07] without a base, as older pages send it, a day replaces what is there', async () => {
    const { path, phone, read } = await cast();
    await phone.put(path, dayInput({ notes: 'First.' }));
    await phone.put(path, dayInput({ notes: '', meals: {} }));
    expect(await read()).toMatchObject({ notes: '', meals: {} });
  });

  it('[HIST-07] at the very same time, too: both are there', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { path, phone, tablet, read } = await cast();
      // Alternately the first save of a day, and a save over a stored day.
      if (round % 2 === 1) await phone.put(path, { ...dayInput({ meals: {} }), base: null });
      const stored = await read();
      const base = stored ? content(stored) : null;
      const mine = { ...(base ?? { ...dayInput({ meals: {} }), dishes: {} }), base };
      const changes = [
        { notes: 'From the phone.' },
        { waterIntake: '3 L' },
        { sleepHours: 9 },
        { mood: 'Great' },
        { dietScore: 5 },
        { meals: { '1': true } },
        { meals: { '3': true } },
        { meals: { '5': true } },
      ];
      expect(changes).toHaveLength(AT_ONCE);
      const sent = changes.map((change, nth) =>
        (nth % 2 === 0 ? phone : tablet).put(path, {
          ...mine,
          // If the day is not logged yet, each field begins blank.
          ...(base ? {} : BLANK),
          ...change,
        }),
      );
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(
        Array(AT_ONCE).fill(200),
      );
      expect(await read()).toMatchObject({
        notes: 'From the phone.',
        waterIntake: '3 L',
        sleepHours: 9,
        mood: 'Great',
        dietScore: 5,
        meals: { '1': true, '3': true, '5': true },
        version: AT_ONCE + (stored ? 1 : 0),
      });
    }
  });
});

const BLANK = { waterIntake: '', sleepHours: null, mood: '', dietScore: null, notes: '' };
