import { expect, it } from 'vitest';
import type { Goals } from '#domain/goals/goalSchema.ts';
import { onSqlite } from '#test/engines.ts';

onSqlite('The words of a goal', (engine) => {
  it('[TREND-04] who hides numbers reads them without figures, and loses none by changing them', async () => {
    const owner = await engine.make.aCustomer();
    const dietician = engine.as(await engine.make.aDietician());
    const as = engine.as(owner);
    const { id } = await engine.make.aGoal(owner, {
      kind: 'habit',
      words: 'Cook 4 times, 1500 kcal a day',
      target: 4,
    });
    await engine.db
      .updateTable('user')
      .set({ hidesNumbers: true })
      .where('id', '=', owner.id)
      .execute();
    const goals = `/api/customers/${owner.id}/goals`;
    const [read] = (await as.get<Goals>(goals)).body.items;
    expect(read?.words).toBe('Cook … times, … kcal a day');
    const change = { words: `${read?.words}, slowly` };
    const changed = await as.patch(`${goals}/${id}`, change, { ifMatch: read?.version ?? 0 });
    expect(changed.status).toBe(200);
    const [kept] = (await dietician.get<Goals>(goals)).body.items;
    expect(kept?.words).toBe('Cook 4 times, 1500 kcal a day, slowly');
  });
});
