import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';

onEachEngine('The inbox', (engine) => {
  const { send, waiting, state, stateOf, inbox } = conversationsOf(engine);

  const log = async (customer: Person, notes: string) => {
    const path = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await engine.as(customer).put(path, dayInput({ notes }));
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
});
