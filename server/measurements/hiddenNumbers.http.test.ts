import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import type { Message } from '../live/hub.ts';

onSqlite('Hidden numbers', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/hidden-numbers`;
  const meOf = async (customer: Person) =>
    (await engine.as(customer).get<{ me: Me | null }>('/api/me')).body.me;

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
});
