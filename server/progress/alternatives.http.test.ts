import { expect, it } from 'vitest';
import { contentOf, NOTHING } from '#domain/progress/dayParts.ts';
import type { DayAnswer, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { dayChanges, dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

const DISH = 'Oat porridge, 350 kcal\nor Omelette, 420 kcal';
const PORRIDGE = 'Oat porridge, 350 kcal';
const OMELETTE = 'Omelette, 420 kcal';
const MEALS = ['', DISH, '', 'Lentil soup', '', '', '', ''];

onSqlite('A meal with alternatives', (engine) => {
  async function cast() {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer, { meals: MEALS });
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    const phone = engine.as(customer);
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const dietician = engine.as(await engine.make.aDietician());
    const read = async () => (await dietician.get<TrackedDay>(path)).body.record;
    const ticked = { ...dayInput({ meals: { '1': true } }), dishes: { '1': DISH } };
    const change = (of: typeof phone, base: DayContent | null, mine: Partial<DayContent>) =>
      of.patch<DayAnswer>(path, dayChanges(base, mine));
    return { customer, path, phone, tablet, read, ticked, change };
  }

  it('[REUSE-03] is logged as the one that was eaten, and stays readable when the plan has changed', async () => {
    const { customer, phone, read, ticked, change } = await cast();
    const saved = await change(phone, null, { ...ticked, picked: { '1': OMELETTE } });
    expect(saved.status).toBe(200);
    await engine.make.aPlan(customer, { meals: ['', 'Toast', '', 'Lentil soup', '', '', '', ''] });
    const record = await read();
    expect(record).toMatchObject({ meals: { '1': true }, picked: { '1': OMELETTE } });
    expect(record?.planned.meals[1]).toBe(DISH);
    // Choosing another alternative is a change of its own; clearing the tick needs no word about the
    // alternative.
    const base = saved.body.record && contentOf(saved.body.record);
    await change(phone, base, { picked: { '1': PORRIDGE } });
    const now = await read();
    expect(now?.picked).toEqual({ '1': PORRIDGE });
    await change(phone, now && contentOf(now), { meals: {}, dishes: {}, picked: {} });
    expect(await read()).toMatchObject({ meals: {}, picked: {} });
  });

  it('[REUSE-03] two devices that picked differently are asked, and one that only ticked is not', async () => {
    const { phone, tablet, read, ticked, change } = await cast();
    await change(phone, null, ticked);
    await change(tablet, null, { ...ticked, picked: { '1': OMELETTE } });
    expect((await read())?.picked).toEqual({ '1': OMELETTE });
    const seen = { ...NOTHING, ...ticked };
    const { body } = await change(phone, seen, { picked: { '1': PORRIDGE } });
    expect(body.contested.map(({ part }) => part)).toEqual(['meals.1']);
  });

  it('[REUSE-03] takes none that the dish does not have, and none without a tick', async () => {
    const { phone, path, ticked, read } = await cast();
    const why = async (body: object) => {
      const { status, body: answer } = await phone.put<Refused>(path, body);
      return [status, Object.keys(answer.error.fields ?? {})];
    };
    expect(await why({ ...ticked, picked: { '1': 'Toast' } })).toEqual([422, ['meals.1']]);
    expect(await why({ ...ticked, picked: { '3': 'Lentil soup' } })).toEqual([422, ['picked.3']]);
    const soup = { ...ticked, meals: { '1': true, '3': true } };
    expect(await why({ ...soup, picked: { '3': 'Lentil soup' } })).toEqual([422, ['meals.3']]);
    expect(await read()).toBeNull();
  });

  it('[REUSE-03] [TREND-04] somebody who hides numbers picks without seeing figures, and it is stored as planned', async () => {
    const { customer, phone, path, read, ticked, change } = await cast();
    await engine.db
      .updateTable('user')
      .set({ hidesNumbers: true })
      .where('id', '=', customer.id)
      .execute();
    const shown = (await phone.get<TrackedDay>(path)).body.planned?.meals[1] ?? '';
    expect(shown).toBe('Oat porridge, … kcal\nor Omelette, … kcal');
    const sent = { ...ticked, dishes: { '1': shown }, picked: { '1': 'Omelette, … kcal' } };
    const saved = await change(phone, null, sent);
    expect([saved.status, saved.body.record?.picked]).toEqual([200, { '1': 'Omelette, … kcal' }]);
    expect((await read())?.picked).toEqual({ '1': OMELETTE });
    const base = saved.body.record && contentOf(saved.body.record);
    await change(phone, base, { notes: 'Rested.' });
    expect(await read()).toMatchObject({ notes: 'Rested.', picked: { '1': OMELETTE } });
  });
});
