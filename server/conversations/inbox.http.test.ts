import { describe, expect, it } from 'vitest';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';
import { toldAt } from '#test/notify/told.ts';
import { DECLARED } from '../app/nouns.ts';

onEachEngine('The inbox', (engine) => {
  const { send, waiting, state, stateOf, inbox } = conversationsOf(engine);

  const log = async (customer: Person, notes: string) => {
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await engine.as(customer).patch(path, wholeDay({ notes }));
  };

  async function twoPeople() {
    const dietician = await engine.make.aDietician({ name: 'Meera' });
    const customer = await engine.make.aCustomer();
    const ask = async (text: string) => (await send(customer, customer, { text })).body.id;
    return { dietician, customer, today: todayOf(customer), ask };
  }

  it('[TALK-03] shows a row for each customer who waits, with the first and the last question and the notes of days, longest waiting first', async () => {
    const { dietician, customer, today, ask } = await twoPeople();
    const other = await engine.make.aCustomer();
    await log(other, 'Slept badly.');
    await ask('Rice?');
    await ask('x'.repeat(2000));
    const last = await ask('Or potatoes?');
    await log(customer, 'Felt heavy.');
    const { items } = await inbox(dietician, 'limit=50');
    const own = items.filter(({ customerId }) => [customer.id, other.id].includes(customerId));
    expect(own).toMatchObject([
      { customerId: other.id, messages: null, notes: [{ date: today, text: 'Slept badly.' }] },
      {
        customerId: customer.id,
        name: customer.name,
        today,
        messages: {
          count: 3,
          first: { text: 'Rice?' },
          last: { text: 'Or potatoes?' },
          lastWaiting: last,
        },
        notes: [{ text: 'Felt heavy.' }],
        version: 0,
      },
    ]);
    const { body } = await engine
      .as(dietician)
      .get<{ all: number; mine: number }>('/api/inbox/count');
    expect(body).toEqual({ all: items.length, mine: items.length });
    const first = await inbox(dietician, 'limit=1');
    const second = await inbox(dietician, `limit=1&after=${first.next}`);
    expect([first.items, second.items].flat()).toEqual(items.slice(0, 2));

    await engine.make.withoutConsent(other, 'withdrawn');
    expect(await waiting(other, dietician), 'without consent nobody reads it').toBeUndefined();
  });

  it('[TALK-03] an answer clears what was on screen, what came meanwhile goes on waiting; taken back it waits again', async () => {
    const { dietician, customer, today, ask } = await twoPeople();
    const seen = await ask('Rice?');
    await log(customer, 'Felt heavy.');
    const writtenAt = (await waiting(customer, dietician))?.notes[0]?.writtenAt ?? '';
    const notesSeen = [{ date: today, writtenAt }];
    const late = await ask('And beans?');
    const answer = await send(customer, dietician, {
      answers: seen,
      notesSeen,
      text: 'Yes.',
    });
    expect(answer.status).toBe(201);
    expect(await waiting(customer, dietician)).toMatchObject({
      messages: { count: 1, first: { id: late } },
      notes: [],
    });
    await send(customer, dietician, { text: 'By the way: drink more.' });
    expect((await waiting(customer, dietician))?.messages?.count).toBe(1);
    const whole = await send(customer, dietician, { answers: late, text: 'Beans too.' });
    expect(await waiting(customer, dietician)).toBeUndefined();
    await engine.as(dietician).delete(`/api/customers/${customer.id}/messages/${whole.body.id}`);
    expect((await waiting(customer, dietician))?.messages).toMatchObject({
      count: 1,
      lastWaiting: late,
    });

    // A note that was changed in the meantime still waits.
    await log(customer, 'Felt heavy, and tired.');
    await send(customer, dietician, { answers: late, notesSeen });
    expect(await waiting(customer, dietician)).toMatchObject({
      messages: null,
      notes: [{ text: 'Felt heavy, and tired.' }],
    });
    const invented = await send(customer, dietician, { answers: 'zzzzzzzzzzzzzzzz' });
    expect(invented.status, 'settles nothing of what is to come').toBe(404);
  });

  it('[TALK-03] settled without an answer exactly what was seen, and undone exactly', async () => {
    const { dietician, customer, today, ask } = await twoPeople();
    const upTo = await ask('Thanks!');
    await log(customer, 'All fine.');
    const notes = ((await waiting(customer, dietician))?.notes ?? []).map(
      ({ date, writtenAt }) => ({ date, writtenAt }),
    );
    await ask('One more thing');
    const done = (body: object) =>
      engine.as(dietician).post<{ id: string }>(stateOf(customer, '/done'), body);
    const first = await done({ upTo, notes });
    expect(await waiting(customer, dietician)).toMatchObject({
      messages: { count: 1, first: { text: 'One more thing' } },
      notes: [],
    });
    await log(customer, 'All fine, really.');
    expect((await done({ upTo: null, notes })).status).toBe(201);
    expect((await waiting(customer, dietician))?.notes, 'changed since it was seen').toHaveLength(
      1,
    );
    const undo = () => engine.as(dietician).delete(stateOf(customer, `/done/${first.body.id}`));
    expect((await undo()).status).toBe(204);
    expect((await undo()).status, 'again').toBe(204);
    expect(await waiting(customer, dietician)).toMatchObject({
      messages: { count: 2 },
      notes: [{ date: today, text: 'All fine, really.' }],
    });
  });

  it('[TALK-03] put off until a day it is not there, until then or until the customer writes again; given to a colleague it is theirs', async () => {
    const { dietician, customer, today, ask } = await twoPeople();
    const colleague = await engine.make.aDietician({ name: 'Arun' });
    await ask('Rice?');
    const put = (ifMatch: number, body: object) =>
      engine.as(dietician).put(stateOf(customer), body, { ifMatch });
    const snooze = { assigneeId: colleague.id, snoozedUntil: addDays(today, 1) };
    expect((await put(0, { ...snooze, snoozedUntil: today })).status).toBe(422);
    expect((await put(0, { ...snooze, assigneeId: customer.id })).status).toBe(409);
    expect((await put(0, snooze)).status).toBe(200);
    expect((await put(0, snooze)).status).toBe(412);
    expect(await waiting(customer, dietician)).toBeUndefined();
    expect(await state(customer, dietician)).toMatchObject({
      assignee: { name: 'Arun' },
      snoozedUntil: addDays(today, 1),
      messages: { count: 1 },
    });
    await log(customer, 'A note ends it.');
    expect(await waiting(customer, dietician)).toMatchObject({ snoozedUntil: null });
    const again = await state(customer, dietician);
    await put(again.version, { ...snooze, snoozedUntil: addDays(today, 2) });
    expect(await waiting(customer, dietician)).toBeUndefined();
    await ask('Beans?');
    const awake = await waiting(customer, dietician);
    expect(awake).toMatchObject({ snoozedUntil: null, assignee: { id: colleague.id } });

    const mine = async (by: Person) =>
      (await inbox(by, 'mine=yes&limit=50')).items.some(
        ({ customerId }) => customerId === customer.id,
      );
    expect([await mine(dietician), await mine(colleague)]).toEqual([false, true]);
    await engine.make.disable(colleague);
    expect(await mine(dietician), 'nobody else is left to answer').toBe(true);
  });

  it('[TALK-03] [BOARD-02] what a dietician writes does not end that a customer is put off', async () => {
    const { dietician, customer, today, ask } = await twoPeople();
    await ask('Rice?');
    const snooze = { assigneeId: null, snoozedUntil: addDays(today, 3) };
    await engine.as(dietician).put(stateOf(customer), snooze, { ifMatch: 0 });
    const before = await state(customer, dietician);
    const said = await send(customer, dietician, { text: 'I shall look at it on Monday.' });
    expect(said.status).toBe(201);
    expect(await state(customer, dietician)).toEqual(before);
    expect(await waiting(customer, dietician)).toBeUndefined();
    await ask('Or beans?');
    expect(await waiting(customer, dietician)).toMatchObject({ messages: { count: 2 } });
  });

  it('[TALK-03] how dieticians share their work is in no answer to the customer', async () => {
    const { dietician, customer, ask } = await twoPeople();
    const upTo = await ask('Rice?');
    await engine.make.anAssignedConversation(customer, dietician);
    await send(customer, dietician, { answers: upTo });
    for (const path of [stateOf(customer), '/api/inbox', '/api/inbox/count'])
      expect((await engine.as(customer).get(path)).status).toBe(403);
    const read = await engine.as(customer).raw(`/api/customers/${customer.id}/messages`);
    expect(await read.text()).not.toMatch(/assignee|snooze|answersUpTo|settled|waiting/i);
  });

  describe('What waits again, and for whom', () => {
    const { path, send, waiting, state, stateOf, messages, inbox } = conversationsOf(engine);

    const { kindsOf } = toldAt(engine);

    const log = async (customer: Person, notes: string) => {
      const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
      await engine.as(customer).patch(day, wholeDay({ notes }));
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
});
