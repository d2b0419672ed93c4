import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { KINDS_MAX, SAME_DAY_MAX } from '#domain/measurements/measurement.ts';
import type { Kind, Kinds, Measurement } from '#domain/measurements/measurementSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { add, listOf, pathOf } from '#test/http/measurements.ts';

onEachEngine('Measurements', (engine) => {
  it('[TREND-01] customer and dietician add values; each sees who did, newest first', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Pacific/Auckland' });
    const dietician = await engine.make.aDietician();
    const today = todayOf(customer);
    const mine = await add(engine, customer, { note: 'After breakfast' });
    expect(mine.status).toBe(201);
    expect(mine.body).toMatchObject({ value: 78.1, unit: 'kg', date: today, mine: true });
    const earlier = await add(engine, customer, {
      by: dietician,
      date: addDays(today, -3),
      value: 174,
      unit: 'lb',
    });
    expect(earlier.status).toBe(201);
    const seen = await listOf(engine, customer);
    expect(seen.items.map(({ value, writer, mine: own }) => [value, writer, own])).toEqual([
      [78.1, { name: customer.name, isCustomer: true }, true],
      [174, { name: dietician.name, isCustomer: false }, false],
    ]);
    const byDietician = await listOf(engine, customer, { as: dietician });
    expect(byDietician.items.map((each) => each.mine)).toEqual([false, true]);
    expect((await listOf(engine, customer, { query: 'kind=waist' })).items).toEqual([]);
  });

  it('[TREND-01] [T-H2] a value of an earlier day stands at noon there, and several of a day beside each other', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Asia/Tokyo' });
    const day = addDays(todayOf(customer), -1);
    for (const value of [80, 81]) await add(engine, customer, { date: day, value });
    const { items } = await listOf(engine, customer);
    expect(items.map(({ measuredAt }) => measuredAt)).toEqual([
      `${day}T03:00:00.001Z`,
      `${day}T03:00:00.000Z`,
    ]);
    for (let more = 2; more < SAME_DAY_MAX; more += 1) await add(engine, customer, { date: day });
    const last = await add(engine, customer, { date: day });
    expect([last.status, last.body.error.code]).toEqual([409, 'too-many-measurements']);
  });

  it('[TREND-01] the list has pages, each row once', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    for (let ago = 1; ago <= 5; ago += 1)
      await engine.make.aMeasurement(customer, { date: addDays(today, -ago) });
    const dates: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await listOf(engine, customer, {
        query: `limit=2${after && `&after=${after}`}`,
      });
      dates.push(...page.items.map(({ date }) => date));
      after = page.next;
    }
    expect(dates).toEqual([1, 2, 3, 4, 5].map((ago) => addDays(today, -ago)));
  });

  it('[TREND-01] who wrote it corrects or deletes it, nobody else; a later correction wins nothing', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const { body: made } = await add(engine, customer, { by: dietician });
    const path = pathOf(customer, made.id);
    for (const answer of [
      await engine.as(customer).patch<Refused>(path, { value: 77 }),
      await engine.as(customer).delete<Refused>(path),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'not-the-writer']);
    const date = addDays(todayOf(customer), -2);
    const changed = await engine
      .as(dietician)
      .patch<Measurement>(path, { value: 77.4, date }, { ifMatch: made.version });
    expect(changed.body).toMatchObject({ id: made.id, value: 77.4, date, version: 2 });
    const late = await engine.as(dietician).patch(path, { value: 70 }, { ifMatch: 1 });
    expect(late.status).toBe(412);
    expect((await listOf(engine, customer)).items).toHaveLength(1);
    const entries = await engine.db
      .selectFrom('auditEntry')
      .select(['what', 'does'])
      .where('customerId', '=', customer.id)
      .where('does', '<>', 'reads')
      .execute();
    expect(entries).toEqual([
      { what: 'measurement', does: 'changes' },
      { what: 'measurement', does: 'changes' },
    ]);
    expect((await engine.as(dietician).delete(path)).status).toBe(204);
    expect((await engine.as(dietician).delete(path)).status).toBe(404);
  });

  it('[TREND-01] what a measurement was before it is corrected or deleted stays on record', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const { body: own } = await add(engine, customer, { value: 78, note: 'In boots' });
    const { body: theirs } = await add(engine, customer, { by: dietician, value: 79 });
    await engine.as(dietician).patch(pathOf(customer, own.id), { value: 70 });
    await engine.as(customer).patch(pathOf(customer, own.id), { value: 77, note: '' });
    const date = addDays(todayOf(customer), -1);
    await engine.as(customer).patch(pathOf(customer, own.id), { date });
    await engine.as(dietician).delete(pathOf(customer, theirs.id));
    const rows = await engine.db
      .selectFrom('measurementChange')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('changedAt')
      .orderBy('version')
      .execute();
    const first = { kind: 'weight', value: 78, unit: 'kg', si: 78, note: 'In boots' };
    expect(rows.map(({ was, ...row }) => ({ ...row, was: JSON.parse(was) }))).toMatchObject([
      { measurementId: own.id, version: 1, by: 'customer', byId: customer.id, was: first },
      { measurementId: own.id, version: 2, was: { value: 77, note: '', date: own.date } },
      { measurementId: theirs.id, version: 1, by: 'dietician', was: { value: 79 } },
    ]);
  });

  it('[TREND-01] [T-C1] impossible values, days to come and wrong units are refused beside their field', async () => {
    const customer = await engine.make.aCustomer();
    const tomorrow = addDays(todayOf(customer), 1);
    for (const [field, wishes] of [
      ['value', { value: 8100 }],
      ['value', { value: 0.5 }],
      ['value', { value: 0 }],
      ['value', { value: -70 }],
      ['value', { kind: 'bodyFat', value: 95, unit: '%' }],
      ['date', { date: tomorrow }],
      ['date', { date: '2026-02-30' }],
      ['unit', { unit: 'cm' }],
      ['unit', { unit: 'stone' }],
      ['kind', { kind: 'height' }],
      ['note', { note: 'x'.repeat(501) }],
    ] as const) {
      const { status, body } = await add(engine, customer, { ...wishes, confirm: true });
      expect([wishes, status]).toEqual([wishes, 422]);
      expect(Object.keys(body.error.fields ?? {})).toEqual([field]);
    }
    expect((await listOf(engine, customer)).items).toEqual([]);
  });

  it('[TREND-01] an unlikely value is asked about once: ten times the last, or another unit', async () => {
    const customer = await engine.make.aCustomer();
    const date = addDays(todayOf(customer), -5);
    expect((await add(engine, customer, { date, value: 78 })).status).toBe(201);
    const tenfold = await add(engine, customer, { value: 781 });
    expect([tenfold.status, tenfold.body.error.code]).toEqual([409, 'confirm-needed']);
    expect(tenfold.body.error.fields).toEqual({
      'ten-times': expect.stringContaining('Did you mean 78.1 kg?'),
    });
    const pounds = await add(engine, customer, { value: 172 });
    expect(pounds.body.error.fields).toEqual({
      'other-unit': expect.stringContaining('Did you mean 172 lb?'),
    });
    const far = await add(engine, customer, { value: 95 });
    expect(Object.keys(far.body.error.fields ?? {})).toEqual(['unlikely']);
    expect((await listOf(engine, customer)).items).toHaveLength(1);
    const sure = await add(engine, customer, { value: 95, confirm: true });
    expect(sure.status).toBe(201);
    // Correcting only the note needs no confirmation.
    const noted = await engine
      .as(customer)
      .patch(pathOf(customer, sure.body.id), { note: 'In boots' });
    expect(noted.status).toBe(200);
  });

  it('[TREND-01] a value is compared with what was measured before it, never with later days', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const on = (ago: number, value: number) =>
      add(engine, customer, { date: addDays(today, -ago), value });
    expect((await on(0, 70)).status).toBe(201);
    expect((await on(20, 98)).status, 'nothing earlier').toBe(201);
    expect((await on(10, 96)).status, 'near the one before').toBe(201);
    const far = await on(9, 70);
    expect(far.body.error.fields).toEqual({
      unlikely: expect.stringContaining('far from the last value, 96 kg'),
    });
    // What is older than 60 days says little.
    expect((await on(90, 130)).status).toBe(201);
    expect((await on(30, 98)).status, '60 days later').toBe(409);
    expect((await on(29, 98)).status, '61 days later').toBe(201);
  });

  it('[TREND-01] a corrected value is not compared with the slip that it corrects', async () => {
    const customer = await engine.make.aCustomer();
    const date = addDays(todayOf(customer), -3);
    const slip = await add(engine, customer, { date, value: 78 });
    const path = pathOf(customer, slip.body.id);
    expect((await engine.as(customer).patch(path, { value: 60 })).status).toBe(200);
    const earlier = addDays(date, -3);
    expect((await add(engine, customer, { date: earlier, value: 61 })).status).toBe(201);
    // With what was measured before, it still is.
    const far = await engine.as(customer).patch<Refused>(path, { value: 80 });
    expect(far.body.error.fields).toEqual({ unlikely: expect.stringContaining('61 kg') });
  });

  it('[TREND-01] dieticians name, rename and retire kinds; what was measured stays', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = engine.as(await engine.make.aDietician());
    const name = `Grip ${crypto.randomUUID()}`;
    const kind = (await dietician.post<Kind>('/api/measurement-kinds', { name, unit: 'kp' })).body;
    expect(kind).toMatchObject({ name, unit: 'kp', retired: false });
    const again = await dietician.post<Refused>('/api/measurement-kinds', { name, unit: 'kg' });
    expect([again.status, Object.keys(again.body.error.fields ?? {})]).toEqual([422, ['name']]);
    for (const answer of [
      await dietician.post<Refused>('/api/measurement-kinds', { name: 'WEIGHT', unit: 'kp' }),
      await dietician.patch<Refused>(`/api/measurement-kinds/${kind.id}`, { name: 'Body Fat' }),
    ])
      expect([answer.status, answer.body.error.fields]).toEqual([
        422,
        { name: expect.stringMatching(/There is “(Weight|Body fat)” already/) },
      ]);
    const grip = { kind: kind.id, value: 31, unit: 'kp' };
    expect((await add(engine, customer, grip)).status).toBe(201);
    expect((await add(engine, customer, { ...grip, unit: 'kg' })).status).toBe(422);
    const path = `/api/measurement-kinds/${kind.id}`;
    const retired = await dietician.patch<Kind>(path, { name: `${name} left`, retired: true });
    expect(retired.body).toMatchObject({ name: `${name} left`, retired: true });
    expect((await add(engine, customer, grip)).status).toBe(422);
    expect((await listOf(engine, customer, { query: `kind=${kind.id}` })).items).toHaveLength(1);
    const { items } = (await engine.as(customer).get<Kinds>('/api/measurement-kinds')).body;
    expect(items).toContainEqual(retired.body);
    expect((await dietician.patch('/api/measurement-kinds/nobody', { name })).status).toBe(404);
    for (let more = 0; more < KINDS_MAX; more += 1) await engine.make.aMeasurementKind();
    const full = await dietician.post<Refused>('/api/measurement-kinds', { name, unit: 'kp' });
    expect([full.status, full.body.error.code]).toEqual([409, 'too-many-kinds']);
  });

  it('[TREND-01] when the owner of an address takes the account over, what its maker measured ends', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const mine = await add(engine, customer);
    await engine.as(customer).patch(pathOf(customer, mine.body.id), { value: 78.2 });
    const theirs = await add(engine, customer, { by: dietician });
    await engine.as(dietician).patch(pathOf(customer, theirs.body.id), { value: 78.2 });
    const { email } = customer;
    const person = { id: customer.id, email, emailVerified: false, at: new Date().toISOString() };
    const { measurement, measurementChange } = engine.server.deps.declared.tables;
    await engine.db.transaction().execute(async (db) => {
      for (const { handedOver } of [measurement ?? {}, measurementChange ?? {}])
        if (typeof handedOver === 'function') await handedOver(db, person);
    });
    const { items } = await listOf(engine, customer);
    expect(items.map(({ writer }) => writer?.name)).toEqual([dietician.name]);
    const kept = await engine.db
      .selectFrom('measurementChange')
      .select('byId')
      .where('customerId', '=', customer.id)
      .execute();
    expect(kept).toEqual([{ byId: dietician.id }]);
  });
});
