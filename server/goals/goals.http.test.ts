import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { Goal, GoalChanged, Goals } from '#domain/goals/goalSchema.ts';
import { MOVES } from '#domain/goals/policy.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { goalInput, weightGoal } from '#test/factories/goals.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { goalsOf, pathOf } from '#test/http/goals.ts';
import { DECLARED } from '../app/nouns.ts';

onEachEngine('Goals', (engine) => {
  const { set, put, move, listed } = goalsOf(engine);

  it('[GOAL-01] what a customer sets counts at once, until a dietician has seen it; each change keeps what it was', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician({ name: 'Dora Dill' });
    const today = todayOf(customer);
    const made = await set(customer, goalInput(today, { words: '  A walk  ' }));
    expect([made.status, made.body]).toMatchObject([
      201,
      { state: 'active', maker: 'customer', acceptedAt: null, words: 'A walk', version: 1 },
    ]);
    const { id } = made.body;
    expect((await listed(customer, dietician)).items).toEqual([made.body]);

    const change = { target: 2, endsOn: addDays(today, 30) };
    const edit = (ifMatch: number, body: object) =>
      engine.as(dietician).patch<Goal & Refused>(pathOf(customer, `/${id}`), body, { ifMatch });
    expect((await engine.as(dietician).patch(pathOf(customer, `/${id}`), change)).status).toBe(428);
    const changed = await edit(1, change);
    expect(changed.body).toMatchObject({
      ...change,
      state: 'active',
      writtenBy: 'dietician',
      version: 2,
    });
    expect((await edit(1, change)).status).toBe(412);
    expect((await edit(2, { endsOn: today })).body.error.fields).toHaveProperty('endsOn');

    const accepted = await move(customer, customer, changed.body, 'accepted');
    expect(accepted.body.acceptedAt).not.toBeNull();
    // Repeating it changes nothing.
    expect((await move(customer, customer, accepted.body, 'accepted')).body).toEqual(accepted.body);
    const { body } = await engine
      .as(customer)
      .get<{ items: GoalChanged[] }>(pathOf(customer, `/${id}/changes`));
    expect(body.items).toMatchObject([
      { version: 2, by: 'customer', was: { target: 2 } },
      { version: 1, by: 'dietician', name: 'Dora Dill', was: { target: 1, words: 'A walk' } },
    ]);

    const dropped = await move(customer, dietician, accepted.body, 'dropped', 'Too much now.');
    expect(dropped.body).toMatchObject({
      state: 'dropped',
      said: 'Too much now.',
      closedOn: today,
    });
    expect((await edit(4, change)).body.error.code).toBe('goal-closed');
    expect((await move(customer, customer, dropped.body, 'ended')).body.error.code).toBe(
      'goal-closed',
    );
  });

  it('[GOAL-01] nobody accepts, declines or ends what they have not seen: a change meanwhile is looked at first', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const sleep = goalInput(todayOf(customer), { kind: 'sleep', target: 8, unit: 'h' });
    const { body: seen } = await set(customer, sleep);
    const path = pathOf(customer, `/${seen.id}`);
    await engine.as(customer).patch(path, { target: 4 }, { ifMatch: seen.version });
    for (const to of MOVES)
      expect([to, (await move(customer, dietician, seen, to)).status]).toEqual([to, 412]);
    expect((await put(customer, dietician, `/${seen.id}/accepted`)).status).toBe(428);
    const [now] = (await listed(customer)).items;
    expect(now).toMatchObject({ target: 4, acceptedAt: null, state: 'active' });
    if (!now) throw new Error('The goal is gone');
    expect((await move(customer, dietician, now, 'accepted')).body.acceptedAt).not.toBeNull();
    // The goal was accepted only once: a screen that still shows the earlier version cannot decline it.
    await engine.as(customer).patch(path, { target: 5 }, { ifMatch: 3 });
    expect((await move(customer, dietician, now, 'accepted')).status).toBe(412);
  });

  it('[GOAL-01] a dietician’s goal waits for the customer, who accepts it, or declines it with words', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const today = todayOf(customer);
    const propose = async () => (await set(customer, goalInput(today), dietician)).body;
    const goal = await propose();
    expect([goal.state, goal.maker]).toEqual(['proposed', 'dietician']);
    const own = await move(customer, dietician, goal, 'accepted');
    expect([own.status, own.body.error.code]).toEqual([409, 'goal-of-others']);
    expect((await put(customer, customer, `/${goal.id}/days/${today}`, { count: 1 })).status).toBe(
      409,
    );
    expect((await move(customer, customer, goal, 'accepted')).body.state).toBe('active');

    const other = await propose();
    const words = 'I walk to work already.';
    const declined = await move(customer, customer, other, 'declined', words);
    expect(declined.body).toMatchObject({ state: 'declined', said: words, progress: null });
    expect((await put(customer, customer, `/${other.id}/shouted`)).status).toBe(404);
    expect((await listed(customer)).items.map(({ state }) => state)).toEqual([
      'active',
      'declined',
    ]);
  });

  it('[GOAL-01] a habit is counted on the last seven days, by the customer alone', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const { id } = await engine.make.aGoal(customer, { beginsOn: addDays(today, -30) });
    const count = (date: string, many: number) =>
      put(customer, customer, `/${id}/days/${date}`, { count: many });
    expect((await count(today, 1)).body).toMatchObject({
      doneToday: 1,
      version: 1,
      progress: { days: { held: 1, of: 7 } },
    });
    expect((await count(addDays(today, -6), 3)).body.progress?.days?.held).toBe(2);
    expect((await count(today, 0)).body).toMatchObject({ doneToday: 0 });
    for (const date of [addDays(today, 1), addDays(today, -7)])
      expect((await count(date, 1)).status).toBe(422);
    expect((await count(today, 51)).status).toBe(422);
    const other = await engine.make.aCustomer();
    expect((await put(other, other, `/${id}/days/${today}`, { count: 1 })).status).toBe(404);
    const water = await engine.make.aGoal(customer, { kind: 'water', words: '', unit: 'l' });
    expect((await put(customer, customer, `/${water.id}/days/${today}`, { count: 1 })).status).toBe(
      409,
    );
  });

  it('[GOAL-01] a practice’s own kind of measurement has its own unit; another kind there is not', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const id = `grip-${customer.id.slice(0, 8)}`;
    const kind = { id, name: `Grip ${id}`, unit: 'N', createdAt: new Date().toISOString() };
    await engine.db
      .insertInto('measurementKind')
      .values({ ...kind, retiredAt: null })
      .execute();
    const made = await set(customer, goalInput(today, { kind: id, target: 300, unit: 'kg' }));
    expect(made.body).toMatchObject({ kind: id, unit: 'N', words: '' });
    expect((await listed(customer)).ownKinds).toContainEqual({ id, name: kind.name, unit: 'N' });
    const unknown = await set(customer, goalInput(today, { kind: 'nothing' }));
    expect(unknown.body.error.fields).toHaveProperty('kind');
  });

  it('[GOAL-01] of two at once that would be the twentieth one is taken; sent twice under one key it is one', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    for (let made = 0; made < 19; made += 1) await engine.make.aGoal(customer);
    const answers = await Promise.all([1, 2].map(() => set(customer, goalInput(today))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const last = (await listed(customer)).items[0];
    if (!last) throw new Error('No goal');
    await move(customer, customer, last, 'ended');
    const send = () =>
      engine.as(customer).post<Goal>(pathOf(customer), goalInput(today), {
        idempotencyKey: 'the-same-goal',
      });
    expect((await send()).body).toEqual((await send()).body);
    expect((await listed(customer)).items).toHaveLength(21);
  });

  it('[GOAL-01] handed over to whom the address belongs, what dieticians set stays and waits to be accepted', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aGoal(customer);
    const by = { maker: 'dietician', writtenBy: 'dietician' } as const;
    const kept = await engine.make.aGoal(customer, { ...by, acceptedAt: 'then', said: 'Mine' });
    const { handedOver } = DECLARED.tables.goal ?? {};
    if (typeof handedOver !== 'function') throw new Error('Nothing is done with goals');
    const at = new Date().toISOString();
    const { id, email } = customer;
    await engine.db
      .transaction()
      .execute((db) => handedOver(db, { id, email, emailVerified: true, at }));
    expect((await listed(customer)).items).toMatchObject([
      { id: kept.id, state: 'proposed', acceptedAt: null, said: '' },
    ]);
  });

  describe('How far goals are', () => {
    const { set, put, listed } = goalsOf(engine);

    it('[GOAL-02] [T-E3] a measurement reaches a goal; reading stores nothing, and it is celebrated once', async () => {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      await engine.make.aCustomerProfile(customer, { height: 175 });
      await engine.make.aWeight(customer, addDays(today, -20), 76);
      const { id } = (await set(customer, weightGoal(today, { beginsOn: addDays(today, -20) })))
        .body;
      expect((await put(customer, customer, `/${id}/celebrated`)).body.error.code).toBe(
        'not-reached',
      );
      await engine.make.aWeight(customer, addDays(today, -10), 74);
      const [half] = (await listed(customer)).items;
      expect(half).toMatchObject({
        start: 76,
        progress: { current: 74, share: 0.5, pace: 'on-time' },
      });

      await engine.make.aWeight(customer, addDays(today, -1), 71.8);
      for (const _ of [1, 2])
        expect((await listed(customer)).items).toMatchObject([
          { state: 'active', version: 1, progress: { reachedOn: addDays(today, -1), share: 1 } },
        ]);
      const celebrated = await put(customer, customer, `/${id}/celebrated`);
      expect(celebrated.body).toMatchObject({ state: 'reached', closedOn: addDays(today, -1) });
      expect((await put(customer, customer, `/${id}/celebrated`)).body).toEqual(celebrated.body);
      expect((await listed(customer)).items).toEqual([celebrated.body]);
    });

    it('[GOAL-02] a goal that begins later starts with what is weighed by then, not today', async () => {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      await engine.make.aWeight(customer, today, 76);
      const dated = { beginsOn: addDays(today, 7), endsOn: addDays(today, 90) };
      const later = await set(customer, weightGoal(today, { ...dated, target: 80 }));
      expect(later.body.start).toBeNull();
      expect((await set(customer, weightGoal(today, { target: 80 }))).body.start).toBe(76);
    });

    it('[GOAL-02] meals, water and sleep are read from the days that were logged', async () => {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      const beginsOn = addDays(today, -30);
      for (const [kind, target, unit] of [
        ['adherence', 80, '%'],
        ['water', 2, 'l'],
        ['sleep', 8, 'h'],
      ] as const)
        await set(customer, goalInput(today, { kind, target, unit, beginsOn }));
      const meals = { '0': true, '1': true, '2': true, '3': true, '4': true, '5': true } as const;
      const whole = ['a', 'b', 'c', 'd', 'e', '', '', ''];
      await engine.make.aDay(
        customer,
        addDays(today, -1),
        { meals, waterIntake: '8 glasses' },
        whole,
      );
      await engine.make.aDay(
        customer,
        addDays(today, -2),
        { meals: { '0': true }, waterIntake: 'some', sleepHours: 9 },
        whole,
      );
      const { items } = await listed(customer);
      const found = new Map(items.map(({ kind, progress }) => [kind, progress]));
      expect(found.get('adherence')).toMatchObject({ days: { held: 1, of: 7 }, current: 60 });
      expect(found.get('water')).toMatchObject({ days: { held: 1, of: 7 }, current: 2 });
      expect(found.get('sleep')).toMatchObject({ days: { held: 1, of: 7 }, current: 8.3 });
    });
  });
});

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

  const { set, move, listed } = goalsOf(engine);

  it('[GOAL-03] an unsafe goal is refused for the customer; a dietician gives a reason, which is kept and on record', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const today = todayOf(customer);
    await engine.make.aCustomerProfile(customer, { height: 175, heightUnit: 'cm' });
    await engine.make.aWeight(customer, today, 60);
    const unsafe = weightGoal(today, { target: 52 });
    const refused = await set(customer, { ...unsafe, reason: 'I want to.' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'unsafe-goal']);
    expect(refused.body.error.fields?.target).toContain(
      'From 56.7 kg on it is healthy (BMI 18.5).',
    );

    const asked = await set(customer, unsafe, dietician);
    expect([asked.status, asked.body.error.code]).toEqual([409, 'reason-needed']);
    expect(asked.body.error.fields).toHaveProperty('reason');
    expect((await listed(customer)).items).toEqual([]);
    const reason = 'With the clinic, before surgery.';
    const made = await set(customer, { ...unsafe, reason }, dietician);
    expect(made.body).toMatchObject({ reason, state: 'proposed' });
    const { body } = await engine
      .as(customer)
      .get<{ items: { what: string }[] }>(`/api/customers/${customer.id}/audit-entries`);
    expect(body.items.filter(({ what }) => what === 'goal-reason')).toHaveLength(1);

    const path = pathOf(customer, `/${made.body.id}`);
    const change = (by: Person, target: number, ifMatch: number) =>
      engine.as(by).patch<Goal & Refused>(path, { target }, { ifMatch });
    expect((await change(customer, 50, 1)).body.error.code).toBe('unsafe-goal');
    // The reason was given for 52 kg: it does not cover a lower target, and is kept for a higher one.
    expect((await change(dietician, 40, 1)).body.error.code).toBe('reason-needed');
    expect((await change(dietician, 53, 1)).body.reason).toBe(reason);
    // A target within the bounds needs no reason, so the stored one is cleared.
    expect((await change(dietician, 57, 2)).body.reason).toBe('');
    expect((await change(dietician, 52, 3)).body.error.code).toBe('reason-needed');
  });

  it('[GOAL-03] [TREND-06] a weight for somebody under 18 or pregnant is set by the dietician, with a reason', async () => {
    const dietician = await engine.make.aDietician();
    for (const profile of [{ dateOfBirth: '2015-03-01' }, { pregnancy: 'pregnant' as const }]) {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      await engine.make.aCustomerProfile(customer, { height: 165, ...profile });
      await engine.make.aWeight(customer, today, 60);
      for (const target of [59, 40, 62]) {
        const { body } = await set(customer, weightGoal(today, { target }));
        expect(body.error.fields?.target).toMatch(/a goal for your weight is set by your diet/);
        expect(body.error.message).not.toMatch(/BMI|\d\d\.\d/);
      }
      const goal = weightGoal(today, { target: 59 });
      expect((await set(customer, goal, dietician)).body.error.code).toBe('reason-needed');
      const made = await set(customer, { ...goal, reason: 'With her doctor.' }, dietician);
      expect((await move(customer, customer, made.body, 'accepted')).body.state).toBe('active');
    }
  });
});
