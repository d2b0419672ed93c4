import { expect, it } from 'vitest';
import type { CustomerPage } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { boardOf, kindsOf } from '#test/http/attention.ts';

onEachEngine('The morning board', (engine) => {
  const { board, rowOf, ask, writeNote, contentCustomer } = boardOf(engine);

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

  it('[BOARD-02] a row has the first words of the question, and of the newest note', async () => {
    const dietician = await engine.make.aDietician();
    const [customer, other] = [await contentCustomer(), await contentCustomer()];
    const today = todayOf(customer);
    await writeNote(customer, today, `Felt dizzy. ${'Slept. '.repeat(100)}`);
    await writeNote(customer, addDays(today, -1), 'Yesterday.');
    await writeNote(other, today, 'Of somebody else.');
    await ask(customer);
    const reasons = (await rowOf(dietician, customer))?.reasons ?? [];
    expect(reasons.map(({ kind, date }) => [kind, date])).toEqual([
      ['asked', null],
      ['note', today],
    ]);
    const [question, note] = reasons.map(({ words }) => words ?? '');
    expect(question).not.toBe('');
    expect(note).toMatch(/^Felt dizzy\. Slept\./);
    expect(note?.length).toBeLessThanOrEqual(140);
    expect((await rowOf(dietician, other))?.reasons).toMatchObject([
      { words: 'Of somebody else.' },
    ]);
    const planless = await engine.make.aCustomer();
    expect((await rowOf(dietician, planless))?.reasons).toMatchObject([
      { kind: 'noPlan', date: null, words: null },
    ]);
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
});
