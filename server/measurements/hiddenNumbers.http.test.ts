import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { CustomerProfile } from '#domain/profiles/customerProfileSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/emptyProfiles.ts';
import { onSqliteUnlessThorough } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { add, listOf, pathOf } from '#test/http/measurements.ts';
import type { Message } from '../live/hub.ts';

onSqliteUnlessThorough('Hidden numbers', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/hidden-numbers`;
  const profileOf = ({ id }: Person) => `/api/customers/${id}/profile`;
  const meOf = async (customer: Person) =>
    (await engine.as(customer).get<{ me: Me | null }>('/api/me')).body.me;
  const read = async (customer: Person, as = customer) =>
    (await engine.as(as).get<{ profile: CustomerProfile }>(profileOf(customer))).body.profile;

  it('[TREND-04] either side hides them, the record and the other side learn of it', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const told: Message[] = [];
    const silence = engine.server.deps.hub.subscribe((message) => told.push(message));
    await engine.as(dietician).put(path(customer), { hidden: true });
    const change = { kind: 'hidden-numbers', id: customer.id };
    await expect.poll(() => told).toContainEqual({ change });
    silence();
    expect((await meOf(customer))?.hidesNumbers).toBe(true);
    expect((await engine.as(dietician).get(path(customer))).body).toEqual({ hidden: true });
    const entries = await engine.db
      .selectFrom('auditEntry')
      .select(['what', 'actorId'])
      .where('customerId', '=', customer.id)
      .where('does', '=', 'changes')
      .execute();
    expect(entries).toEqual([{ what: 'hidden-numbers', actorId: dietician.id }]);
    await engine.as(customer).put(path(customer), { hidden: false });
    expect((await meOf(customer))?.hidesNumbers).toBeUndefined();
    expect((await engine.as(customer).put(path(customer), { hidden: 'yes' })).status).toBe(422);
  });

  it('[TREND-04] no value, weight or height is in an answer to them; what is stored stays', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const body = { ...EMPTY_PROFILE, name: 'Anna', weight: 77.7, height: 171.3 };
    await engine.as(customer).put(profileOf(customer), body);
    await engine.as(customer).put(path(customer), { hidden: true });

    const made = await add(engine, customer, { value: 77.9, note: '77.9 now' });
    expect(made.body).toMatchObject({ value: null, note: '' });
    const unlikely = await add(engine, customer, { value: 779 });
    expect(unlikely.body.error.fields).toEqual({ 'ten-times': 'This is unusual. Is it right?' });
    const { items } = await listOf(engine, customer);
    expect(items.map(({ value }) => value)).toEqual([null, null]);
    const noted = await engine.as(customer).patch(pathOf(customer, made.body.id), { note: 'x' });
    expect(noted.body).toMatchObject({ value: null, note: '' });
    expect(await read(customer)).toMatchObject({ weight: null, height: null });
    const saved = await engine
      .as(customer)
      .put(profileOf(customer), { ...body, weight: null, height: null });
    expect(saved.body).toMatchObject({ weight: null, height: null });
    const file = await engine.as(customer).raw(`/api/customers/${customer.id}/measurements.csv`);
    expect([file.status, await file.text()]).toEqual([409, expect.stringContaining('hidden')]);

    expect(await read(customer, dietician)).toMatchObject({ weight: 77.9, height: 171.3 });
    const seen = await listOf(engine, customer, { as: dietician });
    expect(seen.items.map(({ value }) => value)).toEqual([77.9, 77.7]);
  });
});
