import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { boardOf } from '#test/http/attention.ts';

onEachEngine('From when on somebody shows', (engine) => {
  const { board } = boardOf(engine);

  it('[BOARD-02] the practice sets from when on somebody shows, and other days for one person', async () => {
    const dietician = await engine.make.aDietician();
    const [one, other] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    for (const customer of [one, other]) {
      const today = todayOf(customer);
      for (const weeks of [-1, 0, 1])
        await engine.make.aPlan(customer, { startDate: addDays(today, 7 * weeks) });
      await engine.make.aDay(customer, addDays(today, -5), { notes: '' });
    }
    const silent = async () =>
      (await board(dietician, 'reason=silent')).items
        .map(({ id }) => id)
        .filter((id) => [one.id, other.id].includes(id));
    expect(new Set(await silent())).toEqual(new Set([one.id, other.id]));
    const asks = engine.as(dietician);
    const { body: practice } = await asks.get<Record<string, number>>('/api/practice/attention');
    const { version = 0, ...now } = practice;
    expect(now).toEqual({
      silentDays: 3,
      lowPercent: 50,
      planDays: 7,
      periodDays: 7,
      weightPercent: 3,
    });
    const save = (thresholds: object, ifMatch: number) =>
      asks.put<{ version: number }>(
        '/api/practice/attention',
        { ...now, ...thresholds },
        { ifMatch },
      );
    expect((await save({ silentDays: 0 }, version)).status).toBe(422);
    const saved = await save({ silentDays: 5 }, version);
    expect(saved.body.version).toBe(version + 1);
    expect((await save({ silentDays: 9 }, version)).status).toBe(412);
    expect(await silent()).toEqual([]);

    const path = `/api/customers/${one.id}/attention`;
    const own = {
      silentDays: 2,
      lowPercent: null,
      planDays: null,
      periodDays: null,
      weightPercent: null,
    };
    const first = await asks.put(path, own, { ifMatch: 0 });
    expect(first.body).toEqual({ ...own, version: 1, practice: { ...now, silentDays: 5 } });
    expect((await asks.put(path, own, { ifMatch: 0 })).status).toBe(412);
    expect(await silent()).toEqual([one.id]);
    await asks.put(path, { ...own, silentDays: null }, { ifMatch: 1 });
    expect(await silent()).toEqual([]);
    await save({}, saved.body.version);
  });
});
