import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { contentOf } from '#domain/progress/dayParts.ts';
import type {
  DayAnswer,
  DayContent,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { dayChanges, wholeDay } from '#test/factories/days.ts';
import { todayOf, zoneAt } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const PIZZA = { kind: 'other', words: 'Pizza with friends, 900 kcal' } as const;
const SKIPPED = { kind: 'skipped', words: 'No appetite' } as const;

onSqlite('A meal that was not eaten as planned', (engine) => {
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
    const day = { meals: { '1': true }, instead: { '3': PIZZA, '5': SKIPPED } } as const;
    expect((await phone.patch(path, wholeDay(day))).status).toBe(200);
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
    const only = wholeDay({ meals: {}, instead: { '3': PIZZA } });
    await phone.patch(path.replace(today, yesterday), only);
    const { items } = (await dietician.get<{ items: ProgressDay[] }>(`${home}/daily-progress`))
      .body;
    expect(items.find(({ date }) => date === yesterday)?.logged).not.toBe('none');
  });

  it('[DAY-02] [HIST-07] ticked on one device and skipped on another is a conflict, and never both', async () => {
    const { path, phone, customer, read } = await cast();
    const tablet = engine.as(await engine.make.anotherSession(customer));
    const change = async (of: typeof phone, base: DayContent | null, mine: Partial<DayContent>) =>
      (await of.patch<DayAnswer>(path, dayChanges(base, mine))).body;
    await change(phone, null, { instead: { '1': SKIPPED } });
    const { contested } = await change(tablet, null, { meals: { '1': true } });
    expect(contested).toEqual([{ part: 'meals.1', stored: { done: false, instead: SKIPPED } }]);
    // A change of another meal does not conflict.
    const { record } = await change(tablet, null, { instead: { '3': PIZZA } });
    expect(record?.instead).toEqual({ '1': SKIPPED, '3': PIZZA });
    // Once the device has seen the skipped meal, its tick replaces the entry.
    await change(tablet, record && contentOf(record), { meals: { '1': true } });
    expect(await read()).toMatchObject({ meals: { '1': true }, instead: { '3': PIZZA } });
    const wrong = { part: 'meals.3', value: { done: true, instead: PIZZA } };
    const both = await phone.patch<Refused>(path, { changes: [wrong] });
    expect([both.status, both.body.error.code]).toEqual([422, 'invalid']);
  });

  it('[DAY-02] [TREND-04] somebody who hides numbers reads their own words without the figures, which stay stored', async () => {
    const { path, phone, customer } = await cast();
    await phone.patch(path, wholeDay({ meals: {}, instead: { '1': PIZZA } }));
    const hide = (hidesNumbers: boolean) =>
      engine.db.updateTable('user').set({ hidesNumbers }).where('id', '=', customer.id).execute();
    await hide(true);
    const instead = (await phone.get<TrackedDay>(path)).body.record?.instead;
    expect(instead?.['1']).toEqual({ ...PIZZA, words: 'Pizza with friends, … kcal' });
    await phone.patch(
      path,
      wholeDay({ meals: {}, instead: instead ?? {}, notes: 'A long evening.' }),
    );
    await hide(false);
    const { record } = (await phone.get<TrackedDay>(path)).body;
    expect(record).toMatchObject({ instead: { '1': PIZZA }, notes: 'A long evening.' });
  });
});
