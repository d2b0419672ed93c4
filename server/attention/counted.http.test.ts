import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import type { ReasonKind } from '#domain/attention/attention.ts';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import { addDays, daysFrom } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { boardOf, kindsOf } from '#test/http/attention.ts';

onEachEngine('The morning board, counted', (engine) => {
  const { board, ask, writeNote } = boardOf(engine);

  /** All rows of some tables, of whomever they are. */
  const everyRow = async () => ({
    days: await engine.db.selectFrom('dailyProgress').selectAll().execute(),
    plans: await engine.db.selectFrom('dietPlan').selectAll().execute(),
    periods: await engine.db.selectFrom('coachingPeriod').selectAll().execute(),
    notes: await engine.db.selectFrom('dayNote').selectAll().execute(),
    messages: await engine.db.selectFrom('message').selectAll().execute(),
  });

  /** What counting each day, plan and message one by one says of a customer. */
  function counted(rows: Awaited<ReturnType<typeof everyRow>>, { id }: Person, today: string) {
    const of = <Row extends { customerId: string }>(all: Row[]) =>
      all.filter((row) => row.customerId === id);
    const [days, plans, notes] = [of(rows.days), of(rows.plans), of(rows.notes)];
    const messages = of(rows.messages);
    const [period] = of(rows.periods);
    const dayOn = (date: string) => days.find((day) => day.date === date);
    const isPlanned = (date: string) =>
      plans.some(({ startDate }) => daysFrom(startDate, 7).includes(date));
    const back = (count: number) => daysFrom(addDays(today, -count), count);
    const week = back(7).flatMap((date) => dayOn(date) ?? []);
    const done = week.reduce((sum, day) => sum + day.mealsDone, 0);
    const meals = week.reduce((sum, day) => sum + day.mealsOfDay, 0);
    const monday = mondayFrom(addDays(today, 1));
    const end = period?.planEndDate ?? '';
    // More than three empty days between planned ones, before the next Monday.
    const hasGap = () => {
      const planned = daysFrom(addDays(today, -40), 60).filter(isPlanned);
      return planned.some((next, nth) => {
        const before = planned[nth - 1];
        const isNow = next > today && next <= monday && next <= end;
        return before !== undefined && isNow && before < addDays(next, -4);
      });
    };
    const holds: [ReasonKind, boolean][] = [
      ['asked', messages.some(({ side }) => side === 'customer')],
      ['note', notes.some(({ settledAt }) => settledAt === null)],
      ['silent', !dayOn(today) && back(3).every((date) => !dayOn(date) && isPlanned(date))],
      ['lowAdherence', meals > 0 && done / meals < 0.5],
      ['noPlan', (!isPlanned(monday) && end >= monday) || hasGap()],
      ['periodEnds', end >= today && end <= addDays(today, 7)],
      ['periodOver', end < today],
    ];
    return holds.flatMap(([kind, is]) => (is ? [kind] : []));
  }

  it('[BOARD-01] of sixty customers it says the same as counting all of their days, plans and messages', async () => {
    const random = randomFrom('sixty customers');
    const dietician = await engine.make.aDietician();
    const everybody: Person[] = [];
    for (let nth = 0; nth < 60; nth += 1) {
      const timeZone = random.pick(['Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles']);
      const today = todayOf({ timeZone });
      const customer = await engine.make.aCustomer({
        timeZone,
        period: {
          planStatus: 'active',
          planStartDate: addDays(today, -40),
          planEndDate: addDays(today, random.pick([-9, -1, 0, 3, 7, 8, 50, 50, 50])),
        },
      });
      everybody.push(customer);
      for (let plans = random.whole(0, 4); plans > 0; plans -= 1)
        await engine.make.aPlan(customer, { startDate: addDays(today, random.whole(-16, 8)) });
      const silentFor = random.whole(0, 6);
      const [least, most] = random.chance(0.3) ? [0, 2] : [2, 5];
      const logged = daysFrom(addDays(today, -13), 14 - silentFor).filter(() => random.chance(0.8));
      await engine.make.manyDays(
        customer,
        logged.map((date) => {
          const meals = ['1', '2', '3', '5', '6'].slice(0, random.whole(least, most));
          return { date, meals: Object.fromEntries(meals.map((meal) => [meal, true])), notes: '' };
        }),
      );
      const [date] = logged;
      if (date && random.chance(0.3))
        expect((await writeNote(customer, date, 'Slept badly.')).status).toBe(200);
      if (random.chance(0.3)) expect((await ask(customer)).status).toBe(201);
    }
    const { items, counts } = await board(dietician);
    const said = new Map(items.map((row) => [row.id, kindsOf(row)?.toSorted() ?? []]));
    const seen = new Map<string, number>();
    const rows = await everyRow();
    for (const customer of everybody) {
      const kinds = counted(rows, customer, todayOf(customer));
      const ended = kinds.includes('periodOver');
      const shown = kinds.filter(
        (kind) => kind !== 'periodOver' && (!ended || kind === 'asked' || kind === 'note'),
      );
      const expected = ended ? [...shown, 'periodOver'] : shown;
      expect([customer.name, said.get(customer.id) ?? []]).toEqual([
        customer.name,
        expected.toSorted(),
      ]);
      for (const kind of expected) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    // Each of them was asked of somebody, and of some not.
    expect(seen.size).toBe(7);
    for (const [kind, count] of seen) {
      expect([kind, counts.reasons[kind as ReasonKind]]).toEqual([kind, count]);
      const filtered = (await board(dietician, `reason=${kind}`)).items.map(({ id }) => id);
      expect(filtered.toSorted()).toEqual(
        items
          .filter((row) => kindsOf(row)?.includes(kind as ReasonKind))
          .map(({ id }) => id)
          .toSorted(),
      );
    }
    expect(counts.all).toBe(items.length);

    const pages: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await engine
        .as(dietician)
        .get<AttentionPage>(`/api/attention?limit=7${after && `&after=${after}`}`);
      pages.push(...body.items.map(({ id }) => id));
      if (body.next === null) break;
      after = body.next;
    }
    expect(pages).toEqual(items.map(({ id }) => id));
    const urgencies = items.map(({ reasons }) =>
      Math.max(...reasons.map(({ urgency }) => urgency)),
    );
    expect(urgencies[0]).toBeGreaterThan(urgencies.at(-1) ?? 0);
    for (const customer of everybody) await engine.make.removeAccount(customer);
  });
});
