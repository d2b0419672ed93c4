import { describe, expect, it } from 'vitest';
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
      { kind: 'new', sentence: 'Joined today; no coaching dates yet.' },
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

  describe('Who is put off on the morning board', () => {
    const { rowOf, ask, contentCustomer } = boardOf(engine);

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
      // The request that Undo sends.
      expect((await engine.as(me).put(path, { until, inInbox: true })).status).toBe(204);
      expect(await conversation()).toMatchObject({ snoozedUntil: until, version: version + 3 });
      expect((await rowOf(me, customer, 'snoozed=yes'))?.snoozes).toEqual([snooze]);
    });
  });

  describe('From when on somebody shows', () => {
    const { board } = boardOf(engine);

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
});
