import { expect, it } from 'vitest';
import type { Opening } from '#domain/accounts/meSchema.ts';
import { dayIn } from '#domain/day.ts';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';

onSqlite('What a dashboard opens with', (engine) => {
  it('[DAY-01] is what its requests are answered one by one', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Asia/Tokyo' });
    await engine.make.aPlan(customer);
    const answers = await openingOf(engine, customer);
    expect(Object.keys(answers)).toHaveLength(4);
    const today = dayIn('Asia/Tokyo', new Date());
    expect(answers).toHaveProperty([`/api/customers/${customer.id}/daily-progress/${today}`]);
    for (const [path, answer] of Object.entries(answers)) {
      const { status, body } = await engine.as(customer).get(path);
      expect(answer, path).toEqual({ status, body });
    }
  });

  it('[T-G1] gives nobody what is not theirs, nor anything before what is asked of them first', async () => {
    const onlyMe = ['/api/me'];
    const dietician = await engine.make.aDietician();
    expect(Object.keys(await openingOf(engine, dietician))).toEqual(onlyMe);
    expect(await openingOf(engine, null)).toEqual({
      '/api/me': { status: 200, body: { me: null } },
    });
    const customer = await engine.make.aCustomer({ consent: 'none' });
    const asked = await openingOf(engine, customer);
    expect(Object.keys(asked)).toEqual(onlyMe);
    expect(asked['/api/me']?.body).toMatchObject({ me: { id: customer.id, consent: 'none' } });
  });
});

async function openingOf(engine: RunningEngine, person: Person | null) {
  const as = person ? engine.as(person) : engine.asNobody();
  return (await as.get<Opening>('/api/opening')).body.answers;
}
