import { expect, it } from 'vitest';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfile, DieticianProfile } from '#domain/profiles/profileSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { add, listOf, pathOf } from '#test/http/measurements.ts';

onEachEngine('Profiles', (engine) => {
  const own = { ...EMPTY_PROFILE, name: 'Ada Lovelace' };

  it('[PROF-01] [PROF-02] a customer saves their profile as one document and reads it back', async () => {
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/profile`;
    const as = engine.as(customer);
    expect((await as.get(path)).body).toEqual({ profile: null, chosen: null });
    const dateOfBirth = `${Number(todayOf(customer).slice(0, 4)) - 30}${addDays(todayOf(customer), 1).slice(4)}`;
    const input = {
      ...own,
      weight: 61.5,
      dietaryPreferences: ['vegetarian', 'jain', 'gluten-free'],
      waterIntake: 2.3,
      dateOfBirth,
    };
    const saved = await as.put<CustomerProfile>(path, input);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ ...input, age: 29, email: customer.email, version: 1 });
    expect((await as.get(path)).body).toEqual({ profile: saved.body, chosen: null });
    const dietician = engine.as(await engine.make.aDietician());
    expect((await dietician.get(path)).body).toEqual({ profile: saved.body, chosen: null });
    const listed = await dietician.get<Customer>(`/api/customers/${customer.id}`);
    expect(listed.body.name).toBe('Ada Lovelace');
  });

  it('[PROF-02] [T-A3] [T-C1] refuses what is out of range and what nobody may set', async () => {
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/profile`;
    for (const change of [
      { name: ' ' },
      { stressLevels: 11 },
      { stressLevels: 1.5 },
      { waterIntake: 1.25 },
      { gender: 'robot' },
      { dietaryPreferences: ['vegetarian', 'vegetarian'] },
      { dietaryPreferences: ['carnivore'] },
      { wakeTime: '25:00' },
      { email: 'other@example.test' },
      { age: 20 },
      { role: 'client' },
      { userId: 'somebody' },
    ]) {
      const { status, body } = await engine.as(customer).put<Refused>(path, { ...own, ...change });
      const fields = Object.keys(body.error.fields ?? {}).map((field) => field.split('.')[0]);
      expect([status, fields]).toEqual([422, Object.keys(change)]);
    }
  });

  it('[PROF-02] nobody is born after their own today', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
    const path = `/api/customers/${customer.id}/profile`;
    const today = todayOf(customer);
    const as = engine.as(customer);
    const tomorrow = { ...own, dateOfBirth: addDays(today, 1) };
    const { status, body } = await as.put<Refused>(path, tomorrow);
    expect([status, body.error.fields]).toEqual([
      422,
      { dateOfBirth: 'Your date of birth cannot be in the future.' },
    ]);
    expect((await as.get(path)).body).toEqual({ profile: null, chosen: null });
    expect((await as.put(path, { ...own, dateOfBirth: today })).status).toBe(200);
  });

  it('[DPROF-01] [DPROF-02] [PERM-02] customers read a dietician’s page; only that dietician writes it', async () => {
    const dietician = await engine.make.aDietician();
    const colleague = engine.as(await engine.make.aDietician());
    const customer = engine.as(await engine.make.aCustomer());
    const path = `/api/dieticians/${dietician.id}/profile`;
    const page = {
      name: 'Dr. Dana',
      bio: 'Since 2001.',
      expertise: 'Renal',
      contactNumber: '+1 2',
    };
    expect((await customer.get(path)).body).toEqual({ profile: null });
    expect((await colleague.put(path, page)).status).toBe(403);
    expect((await customer.put(path, page)).status).toBe(403);
    const saved = await engine.as(dietician).put<DieticianProfile>(path, page);
    expect(saved.body).toMatchObject({ ...page, email: dietician.email });
    expect((await customer.get(path)).body).toEqual({ profile: saved.body });
    expect((await customer.get('/api/dieticians/unknown/profile')).status).toBe(404);
  });
});

onSqlite('The weight of the profile', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/profile`;

  const save = (customer: Person, wishes: object) =>
    engine.as(customer).put<CustomerProfile & Refused>(path(customer), {
      ...EMPTY_PROFILE,
      name: 'Anna',
      ...wishes,
    });

  const read = async (customer: Person, as = customer) =>
    (await engine.as(as).get<{ profile: CustomerProfile }>(path(customer))).body.profile;

  it('[TREND-01] is the latest measured one, and saving another one measures it', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    await save(customer, { weight: 80 });
    expect((await listOf(engine, customer)).items).toMatchObject([
      { value: 80, unit: 'kg', date: todayOf(customer), mine: true },
    ]);
    // Saving the same weight again, even in the other unit, stores no measurement.
    await save(customer, { weight: 80 });
    await save(customer, { weight: 176.4, weightUnit: 'lbs' });
    expect((await listOf(engine, customer)).items).toHaveLength(1);
    expect(await read(customer)).toMatchObject({ weight: 176.4, weightUnit: 'lbs' });

    const later = await add(engine, customer, { by: dietician, value: 79 });
    expect(await read(customer)).toMatchObject({ weight: 79, weightUnit: 'kg' });
    await add(engine, customer, { date: addDays(todayOf(customer), -4), value: 81 });
    expect((await read(customer)).weight).toBe(79);
    await save(customer, { weight: 171.6, weightUnit: 'lbs' });
    expect(await read(customer, dietician)).toMatchObject({ weight: 171.6, weightUnit: 'lbs' });
    expect((await listOf(engine, customer)).items[0]).toMatchObject({ value: 171.6, unit: 'lb' });

    // Emptying the weight field removes no measurement.
    await save(customer, { weight: null, weightUnit: 'lbs' });
    expect((await read(customer)).weight).toBe(171.6);
    const [last] = (await listOf(engine, customer)).items;
    await engine.as(customer).delete(pathOf(customer, last?.id));
    await engine.as(dietician).delete(pathOf(customer, later.body.id));
    expect((await read(customer)).weight).toBe(176.4);
  });

  it('[TREND-01] a profile saved from an old copy does not bring its weight back', async () => {
    const customer = await engine.make.aCustomer();
    await save(customer, { weight: 96.7 });
    const { version } = await read(customer);
    await add(engine, customer, { value: 95 });
    const body = { ...EMPTY_PROFILE, name: 'Anna', fitnessGoals: 'Swim', weight: 96.7 };
    const put = (wishes: object, ifMatch: number) =>
      engine.as(customer).put<CustomerProfile>(path(customer), { ...body, ...wishes }, { ifMatch });
    expect((await put({}, version)).body).toMatchObject({ weight: 95, fitnessGoals: 'Swim' });
    const pounds = { weightBefore: { weight: 213.2, weightUnit: 'lbs' } };
    expect((await put(pounds, version + 1)).body.weight).toBe(95);
    // A customer who read 95 and types 96.7 has measured anew.
    const typed = { weightBefore: { weight: 95, weightUnit: 'kg' } };
    expect((await put(typed, version + 2)).body.weight).toBe(96.7);
    expect((await listOf(engine, customer)).items.map(({ value }) => value)).toEqual([
      96.7, 95, 96.7,
    ]);
  });

  it('[TREND-01] an unlikely one is asked about beside its field, as elsewhere', async () => {
    const customer = await engine.make.aCustomer();
    await save(customer, { weight: 78 });
    const asked = await save(customer, { weight: 781 });
    const weight = expect.stringContaining('Did you mean 78.1 kg?');
    expect([asked.status, asked.body.error]).toMatchObject([
      409,
      { code: 'confirm-needed', fields: { weight } },
    ]);
    expect(await read(customer)).toMatchObject({ weight: 78, version: 1 });
    const { fields = {} } = asked.body.error;
    const sure = { weight: 781, confirm: true, reasonsRead: Object.values(fields) };
    expect((await save(customer, sure)).body).toMatchObject({ weight: 781, version: 2 });
    const stored = await engine.db
      .selectFrom('customerProfile')
      .select('profile')
      .where('customerId', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(Object.keys(JSON.parse(stored.profile)).sort()).toEqual(
      Object.keys(EMPTY_PROFILE).sort(),
    );
  });

  it('[TREND-01] an impossible one is refused beside its field, and nothing of the profile is saved', async () => {
    const customer = await engine.make.aCustomer();
    const { status, body } = await save(customer, { weight: 1400 });
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['weight']]);
    expect(await read(customer)).toBeNull();
  });

  it('[TREND-06] pregnancy may be absent: older profiles and programs do not have it', async () => {
    const customer = await engine.make.aCustomer();
    const { pregnancy: _, ...older } = { ...EMPTY_PROFILE, name: 'Anna' };
    await engine.db
      .insertInto('customerProfile')
      .values({
        customerId: customer.id,
        profile: JSON.stringify(older),
        lastUpdated: new Date().toISOString(),
        version: 1,
      })
      .execute();
    expect((await read(customer)).pregnancy).toBeNull();
    expect((await engine.as(customer).put(path(customer), older)).status).toBe(200);
    expect((await save(customer, { pregnancy: 'pregnant' })).body.pregnancy).toBe('pregnant');
    expect((await save(customer, { pregnancy: 'yes' })).status).toBe(422);
  });
});
