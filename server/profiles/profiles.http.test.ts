import { expect, it } from 'vitest';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfile, DieticianProfile } from '#domain/profiles/profileSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

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
