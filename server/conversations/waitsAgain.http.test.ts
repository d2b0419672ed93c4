import { expect, it } from 'vitest';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';
import { toldAt } from '#test/notify/told.ts';
import { DECLARED } from '../app/nouns.ts';

onEachEngine('What waits again, and for whom', (engine) => {
  const { path, send, waiting, state, stateOf, messages, inbox } = conversationsOf(engine);
  const { kindsOf } = toldAt(engine);

  const log = async (customer: Person, notes: string) => {
    const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await engine.as(customer).put(day, dayInput({ notes }));
  };

  async function askedAndNoted() {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ dietician });
    const { body: asked } = await send(customer, customer);
    await log(customer, 'Felt heavy.');
    const notes = (await waiting(customer, dietician))?.notes ?? [];
    const seen = notes.map(({ date, writtenAt }) => ({ date, writtenAt }));
    return { dietician, customer, today: todayOf(customer), asked, seen };
  }
  const untouched = { messages: { count: 1 }, notes: [{ text: 'Felt heavy.' }] };

  it('[TALK-03] [NOTIFY-01] an answer taken back has the question and the note wait again, and whoever was told of them hears it again', async () => {
    const { dietician, customer, asked, seen } = await askedAndNoted();
    const answer = await send(customer, dietician, {
      answers: asked.id,
      notesSeen: seen,
    });
    expect(await waiting(customer, dietician)).toBeUndefined();
    const read = ['day-note, read', 'question, read'];
    expect((await kindsOf(dietician)).toSorted()).toEqual(read);
    await engine.as(dietician).delete(path(customer, `/${answer.body.id}`));
    expect(await waiting(customer, dietician)).toMatchObject(untouched);
    expect((await kindsOf(dietician)).toSorted()).toEqual(['day-note', 'question']);

    const done = { upTo: asked.id, notes: seen };
    const { body } = await engine
      .as(dietician)
      .post<{ id: string }>(stateOf(customer, '/done'), done);
    expect((await kindsOf(dietician)).toSorted()).toEqual(read);
    await engine.as(dietician).delete(stateOf(customer, `/done/${body.id}`));
    expect(await waiting(customer, dietician)).toMatchObject(untouched);
    expect((await kindsOf(dietician)).toSorted(), 'undone').toEqual(['day-note', 'question']);
  });

  it('[TALK-03] a note ends being put off, and it can be put off until the same day again', async () => {
    const { dietician, customer, today } = await askedAndNoted();
    const until = addDays(today, 3);
    const putOff = (version: number) =>
      engine
        .as(dietician)
        .put(stateOf(customer), { assigneeId: null, snoozedUntil: until }, { ifMatch: version });
    await putOff(0);
    expect((await state(customer, dietician)).snoozedUntil).toBe(until);
    await log(customer, 'Felt heavy, and tired.');
    const awake = await state(customer, dietician);
    expect(awake.snoozedUntil).toBeNull();
    expect(await waiting(customer, dietician)).toBeDefined();
    expect((await putOff(awake.version)).status).toBe(200);
    expect(await waiting(customer, dietician)).toBeUndefined();
  });

  it('[TALK-03] [BOARD-01] the same people wait in the inbox and on the morning board', async () => {
    const dietician = await engine.make.aDietician();
    const writes = async (standing: Standing) => {
      const customer = await engine.make.aCustomer({ standing });
      await engine.make.aMessage(customer);
      await log(customer, 'Felt heavy.');
      return customer;
    };
    const [active, paused, expired, unset, without, leaving, lockedOut] = await Promise.all(
      (['active', 'paused', 'expired', 'not_set', 'active', 'active', 'active'] as const).map(
        writes,
      ),
    );
    if (!without || !leaving || !lockedOut) throw new Error('Nobody');
    await engine.make.withoutConsent(without, 'none');
    await engine.make.disable(lockedOut);
    const at = new Date().toISOString();
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: leaving.id, requestedAt: at, dueAt: '2099-01-01T00:00:00.000Z' })
      .execute();
    const ours = new Set(
      [active, paused, expired, unset, without, leaving, lockedOut].map((p) => p?.id),
    );
    const inInbox = (await inbox(dietician, 'limit=50')).items
      .map(({ customerId }) => customerId)
      .filter((id) => ours.has(id));
    const onBoard = async (reason: string) =>
      (
        await engine.as(dietician).get<AttentionPage>(`/api/attention?limit=100&reason=${reason}`)
      ).body.items
        .map(({ id }) => id)
        .filter((id) => ours.has(id))
        .toSorted();
    const expected = [active, paused, expired, unset].map((p) => p?.id).toSorted();
    expect(inInbox.toSorted()).toEqual(expected);
    expect(await onBoard('asked')).toEqual(expected);
    expect(await onBoard('note')).toEqual(expected);
  });

  it('[TALK-03] [NOTIFY-01] a colleague who is given what waits is told of it; who takes it is not', async () => {
    const { dietician, customer, asked, seen } = await askedAndNoted();
    const colleague = await engine.make.aDietician();
    const give = async (to: Person, version: number) =>
      engine
        .as(dietician)
        .put(stateOf(customer), { assigneeId: to.id, snoozedUntil: null }, { ifMatch: version });
    expect(await kindsOf(colleague)).toEqual([]);
    await give(colleague, 0);
    expect(await kindsOf(colleague)).toEqual(['question']);
    const before = await kindsOf(dietician);
    await give(dietician, 1);
    expect(await kindsOf(dietician)).toEqual(before);
    const done = { upTo: asked.id, notes: seen };
    await engine.as(dietician).post(stateOf(customer, '/done'), done);
    const other = await engine.make.aDietician();
    await give(other, 2);
    expect(await kindsOf(other), 'nothing waits').toEqual([]);
  });

  it('[TALK-01] an answer is about what was asked as it stood, also where that is gone', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    await engine.make.aPlan(customer, { startDate: today });
    const { id } = await engine.make.aMeasurement(customer, {
      kind: 'weight',
      value: 78.1,
      unit: 'kg',
    });
    const meal = { kind: 'meal' as const, date: today, meal: 3 };
    const measured = { kind: 'measurement' as const, id };
    const aboutMeal = await send(customer, customer, { subject: meal });
    const aboutWeight = await send(customer, customer, { subject: measured });
    await engine.db.deleteFrom('dietPlan').where('customerId', '=', customer.id).execute();
    await engine.db.deleteFrom('measurement').where('id', '=', id).execute();
    const answers = aboutWeight.body.id;
    for (const [subject, asked] of [
      [meal, aboutMeal],
      [measured, aboutWeight],
    ] as const) {
      const answer = await send(customer, dietician, { subject, answers });
      expect([answer.status, answer.body.subject]).toEqual([201, asked.body.subject]);
      const reply = await send(customer, customer, { subject });
      expect([reply.status, reply.body.subject]).toEqual([201, asked.body.subject]);
    }
    const never = await send(customer, customer, { subject: { ...meal, meal: 5 } });
    expect(never.status, 'nobody asked of it').toBe(422);
  });

  it('[TALK-01] handed over to whom the address belongs, what dieticians wrote stays, read', async () => {
    const { dietician, customer } = await askedAndNoted();
    await send(customer, dietician, { text: 'Drink more.' });
    const { id, email } = customer;
    const at = new Date().toISOString();
    await engine.db.transaction().execute(async (db) => {
      for (const table of ['message', 'conversation'] as const) {
        const { handedOver } = DECLARED.tables[table] ?? {};
        if (typeof handedOver !== 'function') throw new Error(`Nothing is done with ${table}`);
        await handedOver(db, { id, email, emailVerified: true, at });
      }
    });
    expect(await messages(customer, customer)).toMatchObject({
      items: [{ text: 'Drink more.' }],
      unread: 0,
    });
    expect((await state(customer, dietician)).messages).toBeNull();
  });
});
