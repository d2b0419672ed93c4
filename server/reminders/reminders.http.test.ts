import { expect, it } from 'vitest';
import { REMINDERS_MAX } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { anotherInstance } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { reminderInput, reminders } from '#test/factories/reminders.ts';
import type { Refused } from '#test/http/client.ts';
import { add, listOf, pathOf } from '#test/http/reminders.ts';

onEachEngine('Reminders', (engine) => {
  it('[PROMISE-05] a customer adds, changes and deletes their own, by time of day, by their own clock', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Pacific/Auckland' });
    expect(await listOf(engine, customer)).toEqual({
      items: [],
      mail: 'no-mail-server',
      refusedAt: null,
      timeZone: 'Pacific/Auckland',
    });
    const evening = await add(engine, customer);
    expect(evening.status).toBe(201);
    expect(evening.body).toMatchObject({ ...reminderInput(), id: evening.body.id });
    const { nextAt } = evening.body;
    expect(clockOf('Pacific/Auckland', nextAt)).toBe('20:00');
    expect(Date.parse(nextAt ?? '') - Date.now()).toBeLessThanOrEqual(25 * 3_600_000);

    const morning = await add(engine, customer, {
      subject: 'plan',
      time: '07:30',
      weekdays: [7, 1],
    });
    expect(morning.body.weekdays).toEqual([1, 7]);
    const { items } = await listOf(engine, customer);
    expect(items).toEqual([morning.body, evening.body]);

    const rests = reminderInput({ subject: 'water', time: '10:05', active: false });
    const path = pathOf(customer, evening.body.id);
    const changed = await engine.as(customer).patch<Reminder>(path, rests);
    expect([changed.status, changed.body]).toEqual([
      200,
      { id: evening.body.id, ...rests, nextAt: null },
    ]);
    const again = await engine.as(customer).patch<Reminder>(path, { ...rests, active: true });
    expect(clockOf('Pacific/Auckland', again.body.nextAt)).toBe('10:05');

    expect((await engine.as(customer).delete(path)).status).toBe(204);
    expect((await engine.as(customer).delete(path)).status).toBe(404);
    expect((await engine.as(customer).patch(path, rests)).status).toBe(404);
    expect((await listOf(engine, customer)).items).toEqual([morning.body]);
  });

  it('[PROMISE-05] an unknown subject, time or day of the week is refused in words, field by field', async () => {
    const customer = await engine.make.aCustomer();
    for (const [field, wrong] of [
      ['subject', 'weight'],
      ['time', '25:00'],
      ['weekdays', []],
      ['weekdays', [0]],
      ['active', 'yes'],
    ] as const) {
      const { status, body } = await add(engine, customer, { [field]: wrong });
      expect([field, status]).toEqual([field, 422]);
      expect(Object.keys(body.error.fields ?? {})[0]?.split('.')[0]).toBe(field);
    }
    expect((await listOf(engine, customer)).items).toEqual([]);
  });

  it('[PROMISE-05] one that comes while the tenth is not committed yet waits for it, and is refused', async () => {
    const customer = await engine.make.aCustomer();
    for (let hour = 10; hour < 9 + REMINDERS_MAX; hour += 1)
      await engine.make.aReminder(customer, { time: `${hour}:00` });
    let settled = false;
    const { adding } = await engine.db.transaction().execute(async (tenth) => {
      const holding = tenth.selectFrom('user').select('id').where('id', '=', customer.id);
      await (engine.name === 'postgres' ? holding.forNoKeyUpdate() : holding).execute();
      await reminders(tenth).aReminder(customer, { time: '19:00' });
      const adding = add(engine, customer, { time: '20:00' }).finally(() => {
        settled = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(settled).toBe(false);
      return { adding };
    });
    expect((await adding).body.error.code).toBe('too-many-reminders');
  });

  it('[PROMISE-05] of eleven at once at every instance ten are taken, and one is refused in words', async () => {
    const customer = await engine.make.aCustomer();
    const second = await anotherInstance(engine);
    const urls = [engine.url, second?.url ?? engine.url];
    const { name, value } = customer.cookie;
    const send = async (_: unknown, index: number) => {
      const url = urls[index % 2] ?? engine.url;
      const time = `${index + 10}:00`;
      const answer = await fetch(`${url}${pathOf(customer)}`, {
        method: 'POST',
        headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
        body: JSON.stringify(reminderInput({ time })),
      });
      return [answer.status, await answer.text()] as const;
    };
    const answers = await Promise.all(Array.from({ length: REMINDERS_MAX + 1 }, send));
    await second?.close();
    expect(answers.filter(([status]) => status === 201)).toHaveLength(REMINDERS_MAX);
    expect(answers.find(([status]) => status === 409)?.[1]).toContain('too-many-reminders');
    expect((await listOf(engine, customer)).items).toHaveLength(REMINDERS_MAX);
    const refused = await add(engine, customer, { time: '21:30' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'There are 10 reminders already, the most there can be. Delete one first.',
    ]);
  });

  it('[PROMISE-05] [T-H2] whoever travels is reminded by the clock there, not twice on one day', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Europe/Berlin' });
    const { id } = (await add(engine, customer, { time: '12:00' })).body;
    const rests = (await add(engine, customer, { active: false })).body;
    const travel = async (timeZone: string) => {
      await engine.as(customer).put('/api/me/time-zone', { timeZone });
      const { items, timeZone: zone } = await listOf(engine, customer);
      expect(zone).toBe(timeZone);
      return items;
    };
    const [there] = await travel('America/New_York');
    expect(clockOf('America/New_York', there?.nextAt ?? null)).toBe('12:00');
    expect(clockOf('Europe/Berlin', there?.nextAt ?? null)).not.toBe('12:00');

    // It was already sent for the day on which it would be next due in Samoa's time.
    const [west] = await travel('Pacific/Pago_Pago');
    const day = dayStatusOf('Pacific/Pago_Pago', west?.nextAt ?? null);
    await engine.db.updateTable('reminder').set({ sentFor: day }).where('id', '=', id).execute();
    await travel('Europe/Berlin');
    const items = await travel('Pacific/Pago_Pago');
    expect(dayStatusOf('Pacific/Pago_Pago', items[0]?.nextAt ?? null) > day).toBe(true);
    expect(items.find((each) => each.id === rests.id)?.nextAt).toBe(null);
  });

  it('[PROMISE-05] [T-C4] two screens change two things of one: both hold, and a pause undoes neither', async () => {
    const customer = await engine.make.aCustomer();
    const { id } = (await add(engine, customer)).body;
    const path = pathOf(customer, id);
    const changes = [{ time: '21:15' }, { weekdays: [6, 7] }, { active: false }];
    const answers = await Promise.all(
      changes.map((change) => engine.as(customer).patch<Reminder>(path, change)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rests = { ...reminderInput(), ...changes[0], ...changes[1], active: false };
    expect((await listOf(engine, customer)).items).toEqual([{ id, ...rests, nextAt: null }]);
    const same = await engine.as(customer).patch<Reminder>(path, {});
    expect(same.body).toEqual({ id, ...rests, nextAt: null });
  });

  it('[PROMISE-05] [T-C4] one exactly like another is refused in words, though both come at once', async () => {
    const customer = await engine.make.aCustomer();
    const second = await anotherInstance(engine);
    const urls = [engine.url, second?.url ?? engine.url];
    const { name, value } = customer.cookie;
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const answer = await fetch(`${urls[index % 2]}${pathOf(customer)}`, {
          method: 'POST',
          headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
          body: JSON.stringify(reminderInput()),
        });
        return [answer.status, await answer.text()] as const;
      }),
    );
    await second?.close();
    expect(answers.map(([status]) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
    const said = 'You have this one already: “Log your day at 20:00, Every day”.';
    for (const [status, text] of answers)
      if (status === 422) expect(JSON.parse(text).error.fields).toEqual({ time: said });

    const later = (await add(engine, customer, { time: '21:00' })).body;
    const path = pathOf(customer, later.id);
    const become = await engine.as(customer).patch<Refused>(path, { time: '20:00' });
    expect([become.status, become.body.error.fields]).toEqual([422, { time: said }]);
    // Duplicates stored before this rule can still be paused.
    const twin = await engine.make.aReminder(customer);
    expect(
      (await engine.as(customer).patch(pathOf(customer, twin.id), { active: false })).status,
    ).toBe(200);
  });
});

onEachEngine(
  'Reminders, with a mail server',
  (engine) => {
    it('[PROMISE-05] [T-H2] one that is due when the time zone changes is still due, and told of no news', async () => {
      const customer = await engine.make.aCustomer({ timeZone: 'Europe/Berlin' });
      const nextAt = new Date(Date.now() - 30_000).toISOString();
      const { id } = await engine.make.aReminder(customer, { nextAt });
      await engine.as(customer).put('/api/me/time-zone', { timeZone: 'Europe/Vienna' });
      const [due] = (await listOf(engine, customer)).items;
      expect([due?.id, due?.nextAt]).toEqual([id, nextAt]);
    });

    it('[PROMISE-05] it is said whether mail reaches whom they are for', async () => {
      const customer = await engine.make.aCustomer();
      expect((await listOf(engine, customer)).mail).toBe('reaches');
      const unconfirmed = await engine.make.aCustomer({ emailVerified: false });
      expect((await listOf(engine, unconfirmed)).mail).toBe('address-not-confirmed');
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
);

const shown = (timeZone: string, at: string | null, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...options }).format(
    new Date(at ?? ''),
  );

const clockOf = (timeZone: string, at: string | null) =>
  shown(timeZone, at, { hour: '2-digit', minute: '2-digit' });

const dayStatusOf = (timeZone: string, at: string | null) =>
  shown(timeZone, at, { year: 'numeric', month: '2-digit', day: '2-digit' });
