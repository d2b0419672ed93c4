import { expect, it } from 'vitest';
import { type Random, randomFrom } from '#demo/random.ts';
import type { ReasonKind } from '#domain/attention/attention.ts';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import { NO_PERIOD } from '#domain/coaching/period.ts';
import { addDays, type Day, daysFrom } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { boardOf, kindsOf } from '#test/http/attention.ts';
import { countedAttention, everyRow } from '#test/http/countedAttention.ts';
import { settlingOf } from '#test/http/settling.ts';

const PEOPLE = 120;
const HOUR_MS = 3_600_000;
const ALL = '';
const ENDS = [-40, -15, -14, -9, -1, 0, 3, 7, 8, 50, 50, 50, 50];

/** Most have been coached for a while; some of the others are paused, some begin later, some have no dates. */
function periodFrom(random: Random, today: Day) {
  const state = random.pick(['runs', 'runs', 'runs', 'runs', 'paused', 'not_set', 'to come']);
  if (state === 'not_set') return NO_PERIOD;
  if (state === 'to come')
    return {
      planStatus: 'active' as const,
      planStartDate: addDays(today, random.pick([1, 2, 5, 6, 7, 8, 12])),
      planEndDate: addDays(today, 60),
    };
  const ends = random.pick(ENDS);
  return {
    planStatus: state === 'paused' ? ('paused' as const) : ('active' as const),
    planStartDate: addDays(today, ends < 3 ? -60 : random.pick([-40, -40, -2, 0])),
    planEndDate: addDays(today, ends),
  };
}

onEachEngine('The morning board, counted', (engine) => {
  const { board } = boardOf(engine);
  const { messages, leave } = settlingOf(engine);
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

  /** Plans and logged days of the last two weeks, with gaps. */
  async function plansAndDays(random: Random, customer: Person, today: Day) {
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
    if (date && random.chance(0.4))
      await engine.make.aWaitingNote(customer, date, ago(random.pick([1, 5])));
    if (date && random.chance(0.3))
      await engine.db
        .updateTable('dayNote')
        .set({ settledAt: ago(0.5).toISOString() })
        .where('customerId', '=', customer.id)
        .where('date', '=', date)
        .execute();
  }

  /** Some customers have weights, in kilograms or pounds, and some of these have a weight goal. */
  async function weights(random: Random, customer: Person, today: Day) {
    const unit = random.pick(['kg', 'lb'] as const);
    const first = random.pick([0, -3, -14, -15]);
    for (let nth = random.whole(0, 7); nth > 0; nth -= 1)
      await engine.make.aMeasurement(customer, {
        date: addDays(today, first - nth * random.pick([9, 10])),
        unit,
        value: random.whole(780, 800) / 10,
      });
    await engine.make.aMeasurement(customer, {
      date: addDays(today, first),
      unit,
      value: random.whole(740, 840) / 10,
    });
    if (random.chance(0.4))
      await engine.make.aGoal(customer, {
        kind: 'weight',
        words: '',
        start: random.pick([null, 80, 80]),
        target: 76,
        unit: 'kg',
        beginsOn: addDays(today, -20),
        endsOn: addDays(today, random.pick([-2, 40])),
        state: random.pick(['active', 'active', 'dropped']),
      });
  }

  /**
   * Some customers have thresholds of their own; some are put off, for one reason or all, before or after they
   * wrote.
   */
  async function wishes(random: Random, customer: Person, today: Day, dietician: Person) {
    const { id: customerId } = customer;
    if (random.chance(0.4)) {
      const own = {
        silentDays: random.pick([null, 1, 5]),
        lowPercent: random.pick([null, 20, 80]),
        planDays: random.pick([null, 1, 3, 14]),
        periodDays: random.pick([null, 1, 60]),
        weightPercent: random.pick([null, 1, 6]),
      };
      const path = `/api/customers/${customerId}/attention`;
      expect((await engine.as(dietician).put(path, own, { ifMatch: 0 })).status).toBe(200);
    }
    const until = addDays(today, random.pick([-1, 0, 1, 9, 9, 9]));
    const at = ago(3).toISOString();
    if (random.chance(0.9))
      await engine.db
        .insertInto('attentionSnooze')
        .values({
          customerId,
          kind: random.pick([ALL, 'asked', 'note', 'noPlan', 'lowAdherence', 'new']),
          until,
          at,
          byId: dietician.id,
        })
        .execute();
    if (random.chance(0.15))
      await engine.db
        .updateTable('conversation')
        .set({ snoozedUntil: until, snoozedAt: at })
        .where('customerId', '=', customerId)
        .execute();
  }

  it('[BOARD-01] [BOARD-02] of a hundred customers it says the same as counting all of their days, plans, weights and messages', async () => {
    const random = randomFrom('a hundred customers');
    const dietician = await engine.make.aDietician();
    const everybody: Person[] = [];
    for (let nth = 0; nth < PEOPLE; nth += 1) {
      const timeZone = random.pick(['Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles']);
      const today = todayOf({ timeZone });
      const customer = await engine.make.aCustomer({ timeZone, period: periodFrom(random, today) });
      everybody.push(customer);
      if (random.chance(0.1))
        await engine.db
          .updateTable('coachingPeriod')
          .set({ resumedAt: ago(24 * random.whole(0, 5)).toISOString() })
          .where('customerId', '=', customer.id)
          .execute();
      // Some customers are new and have no plans yet.
      if (random.chance(0.85)) await plansAndDays(random, customer, today);
      if (random.chance(0.4)) await messages(random, customer, dietician);
      if (random.chance(0.6)) await weights(random, customer, today);
      await wishes(random, customer, today, dietician);
      if (random.chance(0.15)) await leave(random, customer);
    }
    const all = await wholeBoard(dietician);
    const { items, counts } = all;
    const away = await wholeBoard(dietician, 'snoozed=yes');
    const said = (on: typeof all, { id }: Person) =>
      kindsOf(on.items.find((row) => row.id === id))?.toSorted() ?? [];
    const sentenceOf = (on: typeof all, { id }: Person) =>
      on.items.find((row) => row.id === id)?.reasons.find(({ kind }) => kind === 'asked')?.sentence;
    const rows = await everyRow(engine.db);
    const seen = new Map<ReasonKind, number>();
    const seenAway = new Map<ReasonKind, number>();
    for (const customer of everybody) {
      const { shown, putOff, questions } = countedAttention(rows, customer, todayOf(customer));
      expect([customer.name, said(all, customer)]).toEqual([customer.name, shown]);
      expect([customer.name, said(away, customer)]).toEqual([customer.name, putOff]);
      if (shown.includes('asked'))
        expect(sentenceOf(all, customer)).toMatch(
          questions === 1 ? /^Asked / : new RegExp(`^Wrote ${questions} messages, the first `),
        );
      for (const kind of shown) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      for (const kind of putOff) seenAway.set(kind, (seenAway.get(kind) ?? 0) + 1);
    }
    // All nine reasons occur.
    expect(seen.size).toBe(9);
    for (const [kind, count] of seen) {
      expect([kind, counts.reasons[kind]]).toEqual([kind, count]);
      const filtered = (await wholeBoard(dietician, `reason=${kind}`)).items.map(({ id }) => id);
      const withIt = items.filter((row) => kindsOf(row)?.includes(kind)).map(({ id }) => id);
      expect(filtered).toEqual(withIt);
    }
    for (const [kind, count] of seenAway)
      expect([kind, away.counts.reasons[kind]]).toEqual([kind, count]);
    expect(seenAway.size).toBeGreaterThan(4);
    expect([counts.all, counts.snoozed]).toEqual([items.length, away.items.length]);
    expect((await board(dietician)).items).toEqual(items.slice(0, 100));

    const urgencies = items.map(({ reasons }) =>
      Math.max(...reasons.map(({ urgency }) => urgency)),
    );
    expect(urgencies[0]).toBeGreaterThan(urgencies.at(-1) ?? 0);
    for (const customer of everybody) await engine.make.removeAccount(customer);
  });

  /** All pages of the board, seven rows each. */
  async function wholeBoard(dietician: Person, query = ''): Promise<AttentionPage> {
    const items: AttentionPage['items'] = [];
    for (let after = ''; ; ) {
      const path = `/api/attention?limit=7&${query}${after && `&after=${after}`}`;
      const { body } = await engine.as(dietician).get<AttentionPage>(path);
      items.push(...body.items);
      if (body.next === null) return { ...body, items };
      after = body.next;
    }
  }
});
