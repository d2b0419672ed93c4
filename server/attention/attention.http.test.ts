import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import type { ReasonKind } from '#domain/attention/attention.ts';
import type { AttentionPage, AttentionRow } from '#domain/attention/attentionSchema.ts';
import type { CustomerPage } from '#domain/coaching/customerSchema.ts';
import { addDays, daysFrom } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/nextStart.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';

onEachEngine('The morning board', (engine) => {
  const board = async (as: Person, query = '') =>
    (await engine.as(as).get<AttentionPage>(`/api/attention?limit=100&${query}`)).body;
  const rowOf = async (as: Person, { id }: Person, query = '') =>
    (await board(as, query)).items.find((row) => row.id === id);
  const kindsOf = (row: AttentionRow | undefined) => row?.reasons.map(({ kind }) => kind);

  const ask = (customer: Person, text = 'May I have tea?') =>
    engine.as(customer).post<{ id: string }>(`/api/customers/${customer.id}/messages`, {
      text,
      subject: { kind: 'general' },
    });
  const writeNote = (customer: Person, date: string, notes: string) =>
    engine
      .as(customer)
      .put(`/api/customers/${customer.id}/daily-progress/${date}`, dayInput({ notes }));

  /** A customer whom nothing is to be done about: planned for three weeks, and logged all of it. */
  async function contentCustomer(wishes: Parameters<typeof engine.make.aCustomer>[0] = {}) {
    const customer = await engine.make.aCustomer(wishes);
    const today = todayOf(customer);
    for (const weeks of [-1, 0, 1])
      await engine.make.aPlan(customer, { startDate: addDays(today, 7 * weeks) });
    const meals = Object.fromEntries(['1', '2', '3', '5', '6'].map((meal) => [meal, true]));
    await engine.make.manyDays(
      customer,
      daysFrom(addDays(today, -6), 7).map((date) => ({ date, meals, notes: '' })),
    );
    return customer;
  }

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

  it('[BOARD-01] a row goes when it is dealt with: the note read, the question answered, the week planned', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await contentCustomer();
    const today = todayOf(customer);
    expect(await rowOf(dietician, customer)).toBeUndefined();

    await writeNote(customer, today, 'Felt dizzy.');
    const { body: message } = await ask(customer);
    const row = await rowOf(dietician, customer);
    expect(row).toMatchObject({ name: customer.name, today, snoozes: [], assignee: null });
    expect(row?.reasons).toMatchObject([
      { kind: 'asked', sentence: 'Asked less than an hour ago.', messageId: message.id },
      { kind: 'note', date: today },
    ]);
    const own = `/api/customers/${customer.id}`;
    const answer = { text: 'With milk.', subject: { kind: 'general' }, answers: message.id };
    expect((await engine.as(dietician).post(`${own}/messages`, answer)).status).toBe(201);
    const left = await rowOf(dietician, customer);
    expect(kindsOf(left)).toEqual(['note']);
    const writtenAt = left?.reasons[0]?.since;
    await engine.as(dietician).post(`${own}/daily-progress/${today}/note-read`, { writtenAt });
    expect(await rowOf(dietician, customer)).toBeUndefined();
  });

  it('[BOARD-01] somebody new shows until coaching dates are set', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ standing: 'not_set' });
    expect((await rowOf(dietician, customer))?.reasons).toMatchObject([
      { kind: 'new', sentence: 'Came today; no coaching dates yet.' },
    ]);
    await engine.db.deleteFrom('coachingPeriod').where('customerId', '=', customer.id).execute();
    expect(kindsOf(await rowOf(dietician, customer))).toEqual(['new']);
    const today = todayOf(customer);
    const dates = { startDate: today, endDate: addDays(today, 90) };
    const saved = await engine
      .as(dietician)
      .put(`/api/customers/${customer.id}/coaching-period/dates`, dates);
    expect(saved.status).toBeLessThan(300);
    expect(kindsOf(await rowOf(dietician, customer))).toEqual(['noPlan']);
  });

  it('[BOARD-01] a pause is no silence, neither on the board nor in the list', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    for (const weeks of [-2, -1, 0, 1])
      await engine.make.aPlan(customer, { startDate: addDays(today, 7 * weeks) });
    await engine.make.aDay(customer, addDays(today, -10), { notes: '' });
    const silentFor = async () => {
      const list = await engine
        .as(dietician)
        .get<CustomerPage>(`/api/customers?search=${encodeURIComponent(customer.email)}`);
      const row = await rowOf(dietician, customer, 'reason=silent');
      return [list.body.items[0]?.silentFor, row?.reasons[0]?.sentence];
    };
    const change = (name: string) =>
      engine.as(dietician).put(`/api/customers/${customer.id}/coaching-period/${name}`, {
        startDate: null,
        endDate: null,
      });
    expect(await silentFor()).toEqual([9, 'Silent for 9 days.']);
    expect((await change('pause')).status).toBeLessThan(300);
    expect((await change('resume')).status).toBeLessThan(300);
    expect(await silentFor()).toEqual([null, undefined]);
  });

  it('[BOARD-01] mine are those given to me, by their conversation or as my customers, and nobody else’s', async () => {
    const [me, colleague] = [await engine.make.aDietician(), await engine.make.aDietician()];
    const ofNobody = await engine.make.aCustomer();
    const mine = await engine.make.aCustomer({ dietician: me });
    const theirs = await engine.make.aCustomer({ dietician: colleague });
    const asked = async () =>
      (await board(me, 'mine=yes')).items
        .map(({ id }) => id)
        .filter((id) => [ofNobody, mine, theirs].some((each) => each.id === id));
    expect(new Set(await asked())).toEqual(new Set([ofNobody.id, mine.id]));
    await ask(theirs);
    const conversation = `/api/customers/${theirs.id}/conversation`;
    const given = { assigneeId: me.id, snoozedUntil: null };
    const read = await engine.as(me).get<{ version: number }>(conversation);
    const saved = await engine.as(me).put(conversation, given, { ifMatch: read.body.version });
    expect(saved.status).toBe(200);
    expect(await asked()).toContain(theirs.id);
    expect((await rowOf(me, theirs))?.assignee).toEqual({ id: me.id, name: me.name });
    await engine.make.disable(me);
    expect((await rowOf(colleague, theirs))?.assignee?.id).toBe(colleague.id);
  });

  it('[BOARD-02] somebody put off is away for the whole practice, until the day or until they write', async () => {
    const [me, colleague] = [await engine.make.aDietician(), await engine.make.aDietician()];
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const snooze = (body: object) =>
      engine.as(me).put(`/api/customers/${customer.id}/attention/snooze`, body);
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['noPlan']);
    for (const until of [today, addDays(today, 400)])
      expect((await snooze({ until })).status).toBe(422);
    const until = addDays(today, 2);
    expect((await snooze({ until })).status).toBe(204);
    expect(await rowOf(colleague, customer)).toBeUndefined();
    const away = await rowOf(colleague, customer, 'snoozed=yes');
    expect(away?.snoozes).toEqual([{ kind: null, until, inInbox: false }]);
    expect(kindsOf(away)).toEqual(['noPlan']);
    await ask(customer);
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked', 'noPlan']);

    await snooze({ until, reason: 'noPlan' });
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked']);
    await ask(customer, 'And coffee?');
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked']);
    await snooze({ until: null, reason: 'noPlan' });
    expect(kindsOf(await rowOf(colleague, customer))).toEqual(['asked', 'noPlan']);
  });

  it('[BOARD-02] somebody put off in the inbox is brought back from the board, and put off there again', async () => {
    const me = await engine.make.aDietician();
    const customer = await contentCustomer();
    const until = addDays(todayOf(customer), 2);
    await ask(customer);
    const own = `/api/customers/${customer.id}`;
    type Read = { version: number; snoozedUntil: string | null };
    const conversation = async () => (await engine.as(me).get<Read>(`${own}/conversation`)).body;
    const { version } = await conversation();
    const put = { assigneeId: null, snoozedUntil: until };
    await engine.as(me).put(`${own}/conversation`, put, { ifMatch: version });
    expect(await rowOf(me, customer)).toBeUndefined();
    const [snooze] = (await rowOf(me, customer, 'snoozed=yes'))?.snoozes ?? [];
    expect(snooze).toEqual({ kind: null, until, inInbox: true });

    const path = `${own}/attention/snooze`;
    expect((await engine.as(me).put(path, { until: null, inInbox: true })).status).toBe(204);
    expect(kindsOf(await rowOf(me, customer))).toEqual(['asked']);
    expect((await conversation()).snoozedUntil).toBeNull();
    // As Undo does.
    expect((await engine.as(me).put(path, { until, inInbox: true })).status).toBe(204);
    expect(await conversation()).toMatchObject({ snoozedUntil: until, version: version + 3 });
    expect((await rowOf(me, customer, 'snoozed=yes'))?.snoozes).toEqual([snooze]);
  });

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
