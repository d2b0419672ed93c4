import { expect, it } from 'vitest';
import { contentOf, NOTHING } from '#domain/progress/dayParts.ts';
import type { DayAnswer, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { dayChanges, dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';

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
    const { phone, path, read } = await cast();
    const send = (part: string, value: object) =>
      phone.patch<DayAnswer>(path, { changes: [{ part, value }] });
    const toast = await send('meals.1', { done: true, dish: DISH, picked: 'Toast' });
    expect(toast.body.refused).toMatchObject([{ part: 'meals.1' }]);
    const soup = await send('meals.3', { done: true, picked: 'Lentil soup' });
    expect(soup.body.refused).toMatchObject([{ part: 'meals.3' }]);
    expect((await send('meals.3', { done: false, picked: 'Lentil soup' })).status).toBe(422);
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
