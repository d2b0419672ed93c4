import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DieticianSummary } from '#domain/coaching/periodSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onSqlite('Assignment', (engine) => {
  const seenBy = async (customer: Person) =>
    (await engine.as(customer).get<{ me: Me }>('/api/me')).body.me.dieticianId;
  const pathOf = (customer: Person) => `/api/customers/${customer.id}/dietician`;

  it('[NAV-04] a customer is given a dietician, another, and none in particular', async () => {
    const first = await engine.make.aDietician();
    const second = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const as = engine.as(second);
    const { items } = (await as.get<{ items: DieticianSummary[] }>('/api/dieticians')).body;
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await seenBy(customer)).toBe(first.id);
    const given = await as.put<Customer>(pathOf(customer), { dieticianId: second.id });
    expect([given.status, given.body.dieticianId]).toEqual([200, second.id]);
    expect(await seenBy(customer)).toBe(second.id);
    const taken = await as.put<Customer>(pathOf(customer), { dieticianId: null });
    expect([taken.status, taken.body.dieticianId]).toEqual([200, null]);
    expect(await seenBy(customer)).toBe(first.id);
  });

  it('[NAV-04] only to one who is a dietician', async () => {
    const as = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const other = await engine.make.aCustomer();
    for (const dieticianId of [other.id, 'nobody']) {
      const { status, body } = await as.put<Refused>(pathOf(customer), { dieticianId });
      expect([status, body.error.code]).toEqual([409, 'no-dietician']);
    }
    expect((await as.put(pathOf(customer), { dieticianId: '' })).status).toBe(422);
    expect((await as.get<Customer>(`/api/customers/${customer.id}`)).body.dieticianId).toBe(null);
  });

  it('[NAV-04] one who is a dietician no more is followed by the practice’s first', async () => {
    const gone = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ dietician: gone });
    expect(await seenBy(customer)).toBe(gone.id);
    await engine.db.updateTable('user').set({ role: null }).where('id', '=', gone.id).execute();
    expect(await seenBy(customer)).not.toBe(gone.id);
  });
});
