import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#test/engines.ts';
import { compiled } from './compiled.ts';

onEachEngine('Reads at the same moment', (engine) => {
  type Given = { id: string; divisor: number };
  const quotient = compiled<Given, { name: string; left: number; none: null }>((db, value) =>
    db
      .selectFrom('user')
      .select(['name', sql<null>`null`.as('none')])
      .select(sql<number>`12 / cast(${value('divisor')} as integer)`.as('left'))
      .where('id', '=', value('id')),
  );

  it('[T-I2] each has its own answer, whatever becomes of the others', async () => {
    const people = await Promise.all([engine.make.aCustomer(), engine.make.aCustomer()]);
    const divisors = [1, 2, 3, 0, 4, 6, 12, 1, 0, 2, 3, 4];
    const [first, second] = people;
    const told = await Promise.allSettled(
      divisors.map((divisor, at) => quotient(engine.db, { id: people[at % 2]?.id ?? '', divisor })),
    );
    for (const [at, divisor] of divisors.entries()) {
      const { name } = (at % 2 ? second : first) ?? { name: '' };
      // SQLite answers a division by zero with null.
      if (divisor === 0 && engine.name === 'postgres') expect(told[at]?.status).toBe('rejected');
      else {
        const left = divisor === 0 ? null : 12 / divisor;
        expect(told[at]).toEqual({ status: 'fulfilled', value: [{ name, left, none: null }] });
      }
    }
    expect(await quotient(engine.db, { id: 'nobody', divisor: 1 })).toEqual([]);
  });
});
