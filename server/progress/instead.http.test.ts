import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { contentOf } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, ProgressDay, TrackedDay } from '#domain/progress/progressSchema.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf, zoneAt } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const PIZZA = { kind: 'other', words: 'Pizza with friends, 900 kcal' } as const;
const SKIPPED = { kind: 'skipped', words: 'No appetite' } as const;

onEachEngine('A meal that was not eaten as planned', (engine) => {
  async function cast() {
    // Late, so that no meal of today is still to come.
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    await engine.make.aPlan(customer);
    const today = todayOf(customer);
    const home = `/api/customers/${customer.id}`;
    const path = `${home}/daily-progress/${today}`;
    const phone = engine.as(customer);
    const dietician = engine.as(await engine.make.aDietician());
    const read = async () => (await dietician.get<TrackedDay>(path)).body.record;
    return { customer, today, home, path, phone, dietician, read };
  }

  it('[DAY-02] is kept in words, is not done, and is counted apart wherever meals are counted', async () => {
    const { today, home, path, phone, dietician, read } = await cast();
    const day = dayInput({ meals: { '1': true }, instead: { '3': PIZZA, '5': SKIPPED } });
    expect((await phone.put(path, { ...day, base: null })).status).toBe(200);
    expect(await read()).toMatchObject({ meals: { '1': true }, instead: day.instead });
    const ofDay = MEALS.filter(Boolean).length;
    const counts = { meals: ofDay, done: 1, other: 1, skipped: 1 };
    const trends = (await dietician.get<Trends>(`${home}/trends`)).body;
    expect(trends.meals).toEqual(counts);
    expect(trends.adherence.days.at(-1)).toMatchObject({ date: today, ...counts });
    const summary = await dietician.get<DoctorSummary>(`${home}/doctor-summary`);
    expect(summary.body.figures.meals).toEqual(counts);
    // A day counts as logged even if only meals eaten instead were entered.
    const yesterday = addDays(today, -1);
    const only = dayInput({ meals: {}, instead: { '3': PIZZA } });
    await phone.put(path.replace(today, yesterday), only);
    const { items } = (await dietician.get<{ items: ProgressDay[] }>(`${home}/daily-progress`))
      .body;
    expect(items.find(({ date }) => date === yesterday)?.logged).not.toBe('none');
  });

  it('[DAY-02] [HIST-07] ticked on one device and skipped on another is a conflict, and never both', async () => {
    const { path, phone, customer, read } = await cast();
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const empty = dayInput({ meals: {} });
    await phone.put(path, { ...empty, instead: { '1': SKIPPED }, base: null });
    const refused = await tablet.put<Refused>(path, { ...empty, meals: { '1': true }, base: null });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'day-conflict']);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['meals.1']);
    // A change of another meal does not conflict.
    const merged = await tablet.put<DailyProgress>(path, {
      ...empty,
      instead: { '3': PIZZA },
      base: null,
    });
    expect(merged.body.instead).toEqual({ '1': SKIPPED, '3': PIZZA });
    // Once the device has seen the skipped meal, its tick replaces the entry.
    const base = contentOf(merged.body);
    const ticked = { ...base, meals: { '1': true }, instead: { '3': PIZZA } };
    expect((await tablet.put(path, { ...ticked, base })).status).toBe(200);
    expect(await read()).toMatchObject({ meals: { '1': true }, instead: { '3': PIZZA } });
    const both = await phone.put<Refused>(path, { ...base, meals: { '3': true }, base });
    expect([both.status, both.body.error.code]).toEqual([422, 'invalid']);
    expect(Object.keys(both.body.error.fields ?? {})).toContain('instead.3');
  });

  it('[DAY-02] [HIST-07] a device of before, which knows nothing of it, takes nothing away', async () => {
    const { path, phone, read } = await cast();
    const { instead: _, ...old } = dayInput({ meals: {} });
    await phone.put(path, { ...dayInput({ meals: {} }), instead: { '1': PIZZA, '3': SKIPPED } });
    // One save began before these were stored, the other one after.
    await phone.put(path, { ...old, notes: 'Rested.', base: null });
    await phone.put(path, { ...old, notes: 'Well rested.', base: { ...old, notes: 'Rested.' } });
    expect(await read()).toMatchObject({ instead: { '1': PIZZA, '3': SKIPPED } });
    // Its tick does remove the entry of that meal, with a base or without one.
    const base = { ...old, notes: 'Well rested.' };
    await phone.put(path, { ...base, meals: { '3': true }, base });
    expect(await read()).toMatchObject({ meals: { '3': true }, instead: { '1': PIZZA } });
    await phone.put(path, { ...old, meals: { '1': true, '3': true } });
    expect(await read()).toMatchObject({ meals: { '1': true, '3': true }, instead: {} });
  });

  it('[DAY-02] [TREND-04] somebody who hides numbers reads their own words without the figures, which stay stored', async () => {
    const { path, phone, customer } = await cast();
    const input = dayInput({ meals: {} });
    await phone.put(path, { ...input, instead: { '1': PIZZA } });
    const hide = (hidesNumbers: boolean) =>
      engine.db.updateTable('user').set({ hidesNumbers }).where('id', '=', customer.id).execute();
    await hide(true);
    const instead = (await phone.get<TrackedDay>(path)).body.record?.instead;
    expect(instead?.['1']).toEqual({ ...PIZZA, words: 'Pizza with friends, … kcal' });
    await phone.put(path, { ...input, instead, notes: 'A long evening.' });
    await hide(false);
    const { record } = (await phone.get<TrackedDay>(path)).body;
    expect(record).toMatchObject({ instead: { '1': PIZZA }, notes: 'A long evening.' });
  });
});
