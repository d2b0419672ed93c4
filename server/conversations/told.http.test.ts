import { expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';
import { toldAt } from '#test/notify/told.ts';

onSqlite('What people are told of a conversation', (engine) => {
  const { path, stateOf, send, waiting } = conversationsOf(engine);
  const { kindsOf } = toldAt(engine);

  async function twoPeople() {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer({ dietician });
    return { dietician, customer };
  }

  it('[NOTIFY-01] [TALK-04] of many questions in a row their dietician is told once, until all are answered; the customer of the answer until they have read it', async () => {
    const { dietician, customer } = await twoPeople();
    const colleague = await engine.make.aDietician();
    await send(customer, customer);
    const { body: second } = await send(customer, customer);
    expect(await kindsOf(dietician)).toEqual(['question']);
    expect(await kindsOf(colleague)).toEqual([]);
    const { body: answer } = await send(customer, dietician, { answers: second.id });
    expect(await kindsOf(dietician)).toEqual(['question, read']);
    expect(await kindsOf(customer)).toEqual(['message']);
    await engine.as(customer).put(path(customer, '/read'), { upTo: answer.id });
    expect(await kindsOf(customer)).toEqual(['message, read']);
    await send(customer, customer);
    expect(await kindsOf(dietician)).toEqual(['question', 'question, read']);
  });

  it('[NOTIFY-01] [TALK-03] what was taken back, read or settled without an answer is no news any more; a colleague in charge is told', async () => {
    const { dietician, customer } = await twoPeople();
    const colleague = await engine.make.aDietician();
    await engine.make.anAssignedConversation(customer, colleague);
    const { body: back } = await send(customer, customer);
    expect([await kindsOf(dietician), await kindsOf(colleague)]).toEqual([
      ['question'],
      ['question'],
    ]);
    await engine.as(customer).delete(path(customer, `/${back.id}`));
    expect(await kindsOf(colleague)).toEqual(['question, read']);

    const { body: asked } = await send(customer, customer);
    const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await engine.as(customer).patch(day, wholeDay({ notes: 'Tired.' }));
    expect((await kindsOf(dietician)).toSorted()).toEqual([
      'day-note',
      'question',
      'question, read',
    ]);
    const notes = (await waiting(customer, dietician))?.notes ?? [];
    const seen = notes.map(({ date, writtenAt }) => ({ date, writtenAt }));
    await engine.as(dietician).post(stateOf(customer, '/done'), { upTo: asked.id, notes: seen });
    expect((await kindsOf(dietician)).every((kind) => kind.endsWith(', read'))).toBe(true);
  });
});
