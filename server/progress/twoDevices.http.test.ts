import { expect, it } from 'vitest';
import { contentOf } from '#domain/progress/dayParts.ts';
import type { DayAnswer, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayChanges, dayInput, wholeDay } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

onEachEngine('Two devices that log one day', (engine) => {
  async function cast() {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer);
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    const [phone, tablet] = [customer, await engine.make.anotherSession(customer)].map((who) => {
      const client = engine.as(who);
      /** Changes the day as this device last saw it. */
      const change = (base: DayContent | null, mine: Partial<DayContent>) =>
        client.patch<DayAnswer>(path, dayChanges(base, mine));
      return Object.assign(client, { change });
    });
    if (!phone || !tablet) throw new Error('two devices');
    const read = async () => (await phone.get<TrackedDay>(path)).body.record;
    const content = async () => {
      const record = await read();
      return record && contentOf(record);
    };
    return { path, phone, tablet, read, content };
  }

  it('[HIST-07] what each of them changed is there, field by field and meal by meal', async () => {
    const { phone, tablet, read, content } = await cast();
    await phone.change(null, dayInput({ meals: { '1': true } }));
    const base = await content();
    await tablet.change(base, { meals: { '1': true, '3': true }, notes: 'Slept.' });
    const late = { meals: { '1': false, '5': true }, dishes: {}, waterIntake: '2 L' };
    const { status, body } = await phone.change(base, late);
    expect(status).toBe(200);
    expect(body).toMatchObject({ contested: [], refused: [] });
    expect(body.record).toMatchObject({
      meals: { '3': true, '5': true },
      notes: 'Slept.',
      waterIntake: '2 L',
      version: 3,
    });
    expect(await read()).toEqual(body.record);
  });

  it('[HIST-07] what both changed stays as it is until the customer has chosen; all else is stored', async () => {
    const { phone, tablet, read, content } = await cast();
    await tablet.change(null, { notes: 'Tired.', mood: 'Good' });
    const { body } = await phone.change(null, { notes: 'Rested.', mood: 'Great', dietScore: 4 });
    expect(body.contested).toEqual([
      { part: 'mood', stored: 'Good' },
      { part: 'notes', stored: 'Tired.' },
    ]);
    const there = { notes: 'Tired.', mood: 'Good', dietScore: 4, version: 2 };
    expect(body.record).toMatchObject(there);
    expect(await read()).toMatchObject(there);
    // The customer has seen both, and takes one of each.
    await phone.change(await content(), { notes: 'Rested.' });
    expect(await read()).toMatchObject({ notes: 'Rested.', mood: 'Good' });
  });

  it('[HIST-07] the same sent twice, because its answer was lost, is stored once', async () => {
    const { phone } = await cast();
    const once = { notes: 'Once.', meals: { '1': true }, dishes: { '1': MEALS[1] } };
    const first = await phone.change(null, once);
    expect(await phone.change(null, once)).toMatchObject({ status: 200, body: first.body });
    expect(first.body.record?.version).toBe(1);
  });

  it('[HIST-07] a change whose first value was stored without an answer is no other device', async () => {
    const { path, phone } = await cast();
    await phone.change(null, { notes: 'One' });
    const changes = [{ part: 'notes', value: 'One and two', bases: ['', 'One'] }];
    expect((await phone.patch<DayAnswer>(path, { changes })).body).toMatchObject({
      contested: [],
      record: { notes: 'One and two' },
    });
  });

  it('[PROG-06] a day without any change counts as logged, and one part that is refused keeps no other back', async () => {
    const { path, phone, read } = await cast();
    const soup = { done: true, dish: 'A soup of no plan' };
    const changes = [
      { part: 'meals.1', value: soup, bases: [{ done: false }] },
      { part: 'meals.3', value: { done: true, picked: 'Toast' }, bases: [{ done: false }] },
      { part: 'waterIntake', value: '-3', bases: [''] },
    ];
    const alone = await phone.patch<DayAnswer>(path, { changes });
    expect(alone.body.refused.map(({ part }) => part)).toEqual([
      'meals.1',
      'meals.3',
      'waterIntake',
    ]);
    expect([alone.body.record, await read()]).toEqual([null, null]);
    const mood = { part: 'mood', value: 'Good', bases: [''] };
    const { body } = await phone.patch<DayAnswer>(path, { changes: [...changes, mood] });
    expect(body).toMatchObject({
      record: { mood: 'Good', meals: {}, waterIntake: '', version: 1 },
    });
    // What cannot be read at all is named by its place in the list.
    const unread = { part: 'sleepHours', value: 'well', bases: [null] };
    const refused = await phone.patch<Refused>(path, { changes: [mood, unread] });
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([
      422,
      ['changes.1.value'],
    ]);
    const other = await cast();
    await other.phone.patch(other.path, { changes: [] });
    expect(await other.read()).toMatchObject({ meals: {}, version: 1 });
  });

  it('[HIST-07] changes that name nothing they were made on replace what is there', async () => {
    const { path, phone, read } = await cast();
    await phone.patch(path, wholeDay({ notes: 'First.' }));
    await phone.patch(path, wholeDay({ notes: '', meals: {} }));
    expect(await read()).toMatchObject({ notes: '', meals: {}, mood: 'Good', version: 2 });
  });

  it('[HIST-07] at the very same time, too: both are there', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { phone, tablet, read, content } = await cast();
      // Alternately the first save of a day, and a save over a stored day.
      if (round % 2 === 1) await phone.change(null, dayInput({ meals: {} }));
      const base = await content();
      const changes = [
        { notes: 'From the phone.' },
        { waterIntake: '3 L' },
        { sleepHours: 9 },
        { mood: 'Great' },
        { dietScore: 5 },
        { meals: { '1': true } },
        { meals: { '3': true } },
        { meals: { '5': true } },
      ] as const;
      const sent = changes.map((change, nth) => (nth % 2 ? phone : tablet).change(base, change));
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(changes.map(() => 200));
      expect(await read()).toMatchObject({
        notes: 'From the phone.',
        waterIntake: '3 L',
        sleepHours: 9,
        mood: 'Great',
        dietScore: 5,
        meals: { '1': true, '3': true, '5': true },
        version: changes.length + (base ? 1 : 0),
      });
    }
  });
});
