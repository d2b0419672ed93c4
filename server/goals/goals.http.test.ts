import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { Goal, GoalChanged } from '#domain/goals/goalSchema.ts';
import { MOVES } from '#domain/goals/policy.ts';
import { onEachEngine } from '#test/engines.ts';
import { goalInput } from '#test/factories/goals.ts';
import { todayOf } from '#test/factories/people.ts';
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
});
