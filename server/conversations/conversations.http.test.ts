import { expect, it } from 'vitest';
import type { Messages } from '#domain/conversations/conversationSchema.ts';
import { MESSAGES_AN_HOUR } from '#domain/conversations/message.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';
import { toldAt } from '#test/notify/told.ts';

onEachEngine('A conversation', (engine) => {
  const { path, send, messages, texts } = conversationsOf(engine);

  async function twoPeople() {
    const dietician = await engine.make.aDietician({ name: 'Meera' });
    const customer = await engine.make.aCustomer({ name: 'Anna' });
    return { dietician, customer, today: todayOf(customer) };
  }

  it('[TALK-01] a message is about nothing, a day, a meal or a measurement, each as it stood when it was sent', async () => {
    const { dietician, customer, today } = await twoPeople();
    await engine.make.aPlan(customer);
    const { id } = await engine.make.aMeasurement(customer, {
      kind: 'weight',
      value: 78.1,
      unit: 'kg',
    });
    const about = async (subject: Parameters<typeof send>[2]) => {
      const { status, body } = await send(customer, customer, subject);
      return [status, body.subject ?? body.error.fields];
    };
    expect(await about({})).toEqual([201, { kind: 'general' }]);
    const day = { kind: 'day' as const, date: today };
    expect(await about({ subject: day })).toEqual([201, day]);
    const meal = { kind: 'meal' as const, date: today, meal: 3 };
    const lunch = { ...meal, timing: 'Lunch', text: 'Lentil soup and rye bread' };
    expect(await about({ subject: meal })).toEqual([201, lunch]);
    expect(await about({ subject: { kind: 'measurement', id } })).toEqual([
      201,
      { kind: 'measurement', id, date: today, label: 'Weight', figure: '78.1 kg' },
    ]);
    expect(await about({ subject: { ...meal, meal: 0 } })).toEqual([
      422,
      { subject: 'There is no such meal on this day any more.' },
    ]);
    const gone = { kind: 'measurement' as const, id: 'nobody-measured-this' };
    expect(await about({ subject: gone })).toMatchObject([422, { subject: expect.anything() }]);

    // The subjects stay after the plan is deleted.
    await engine.db.deleteFrom('dietPlan').where('customerId', '=', customer.id).execute();
    const { items } = await messages(customer, dietician);
    expect(items.map(({ subject }) => subject.kind)).toEqual([
      'measurement',
      'meal',
      'day',
      'general',
    ]);
    expect(items[1]).toMatchObject({
      subject: lunch,
      from: 'customer',
      writer: 'Anna',
      mine: false,
    });
    const ofDay = await messages(customer, customer, `date=${today}`);
    expect(ofDay.items.map(({ subject }) => subject.kind)).toEqual(['meal', 'day']);
    expect((await messages(customer, customer, `date=${addDays(today, 1)}`)).items).toEqual([]);
  });

  it('[TALK-01] newest first, page by page; each side sees what it has not read, and what the other has', async () => {
    const { dietician, customer } = await twoPeople();
    for (const text of ['One', 'Two', 'Three']) await send(customer, customer, { text });
    await send(customer, dietician, { text: 'Four' });
    const first = await messages(customer, dietician, 'limit=3');
    expect(first.items.map(({ text }) => text)).toEqual(['Four', 'Three', 'Two']);
    expect(first.unread).toBe(3);
    expect(await texts(customer, dietician, `limit=3&after=${first.next}`)).toEqual(['One']);

    const read = (by: typeof customer, upTo: string) =>
      engine.as(by).put(path(customer, '/read'), { upTo });
    const [four, three, two] = first.items.map(({ id }) => id);
    expect((await read(dietician, three ?? '')).status).toBe(204);
    // Reading never moves back, nor beyond the last message.
    expect((await read(dietician, two ?? '')).status).toBe(204);
    expect((await read(dietician, 'zzzzzzzzzzzzzzz')).status).toBe(404);
    const colleague = await engine.make.aDietician();
    expect((await messages(customer, colleague)).unread).toBe(0);
    const own = await messages(customer, customer);
    expect(own.unread).toBe(1);
    expect(own.items.map((each) => each.read)).toEqual([false, true, true, true]);
    await read(customer, four ?? '');
    expect((await messages(customer, customer)).unread).toBe(0);
    expect((await messages(customer, dietician)).items[0]).toMatchObject({
      read: true,
      mine: true,
    });
  });

  it('[TALK-01] what is taken back within five minutes leaves nothing, in the kept answer neither; later it stays', async () => {
    const { dietician, customer } = await twoPeople();
    const wishes = { text: 'My quince secret' };
    const key = 'taken-back-later-0001';
    const { body } = await send(customer, customer, wishes, key);
    const one = path(customer, `/${body.id}`);
    const byOther = await engine.as(dietician).delete(one);
    expect([byOther.status, byOther.body]).toMatchObject([
      403,
      { error: { code: 'message-of-others' } },
    ]);
    expect((await engine.as(customer).delete(one)).status).toBe(204);
    expect((await engine.as(customer).delete(one)).status, 'again').toBe(204);
    expect(await messages(customer, dietician)).toMatchObject({
      items: [{ takenBack: true, text: '', mine: false }],
      unread: 0,
    });
    const again = await send(customer, customer, wishes, key);
    expect([again.status, again.body]).toMatchObject([
      201,
      { id: body.id, text: '', takenBack: true },
    ]);
    const kept = await engine.db.selectFrom('idempotencyKey').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('quince');
    expect((await messages(customer, customer)).items).toHaveLength(1);

    const old = await send(customer, customer, { text: 'Old' });
    const sentAt = new Date(Date.now() - 301_000).toISOString();
    await engine.db.updateTable('message').set({ sentAt }).where('id', '=', old.body.id).execute();
    const late = await engine.as(customer).delete(path(customer, `/${old.body.id}`));
    expect([late.status, late.body]).toMatchObject([409, { error: { code: 'too-late' } }]);
    expect(await texts(customer, customer)).toEqual(['Old', '']);
  });

  it('[WORDS-01] [WORDS-03] [TALK-01] what a message is about is named to each reader in their own language', async () => {
    const { dietician, customer } = await twoPeople();
    const measured = { kind: 'weight', value: 78.4, unit: 'kg' } as const;
    const { id } = await engine.make.aMeasurement(customer, measured);
    await engine.as(customer).put('/api/me/locale', { locale: 'ar-EG' });
    await engine.as(dietician).put('/api/me/locale', { locale: 'de-AT' });
    const { body } = await send(customer, customer, { subject: { kind: 'measurement', id } });
    expect(body.subject).toMatchObject({ label: 'الوزن', figure: '78.4 كغ' });
    const { items } = await messages(customer, dietician);
    expect(items[0]?.subject).toMatchObject({ label: 'Gewicht', figure: '78,4 kg' });
  });

  it('[TREND-04] [TALK-01] a customer who hides numbers is shown no figure of a measurement that a message is about', async () => {
    const { dietician, customer, today } = await twoPeople();
    const { id } = await engine.make.aMeasurement(customer, {
      kind: 'waist',
      value: 84.5,
      unit: 'cm',
    });
    await engine.as(customer).put(`/api/customers/${customer.id}/hidden-numbers`, { hidden: true });
    const { body } = await send(customer, customer, { subject: { kind: 'measurement', id } });
    expect(body.subject).toEqual({
      kind: 'measurement',
      id,
      date: today,
      label: 'Waist',
      figure: null,
    });
    await send(customer, dietician, { text: 'Your waist was 84.5 cm, and lunch has 350 kcal.' });
    const read = async (by: typeof customer) => JSON.stringify(await messages(customer, by));
    expect(await read(customer)).not.toMatch(/84\.5|\b350\b/);
    for (const figure of ['"84.5 cm"', 'was 84.5 cm', '350 kcal'])
      expect(await read(dietician)).toContain(figure);
  });
});

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

onEachEngine(
  'Sending a message',
  (engine) => {
    const { path, send, texts, messages, waiting } = conversationsOf(engine);

    async function twoPeople() {
      const dietician = await engine.make.aDietician();
      return { dietician, customer: await engine.make.aCustomer() };
    }

    it('[TALK-04] sent 20 times at once it is there once, whoever sends it', async () => {
      const { dietician, customer } = await twoPeople();
      for (const by of [customer, dietician]) {
        const key = `sent-often-by-${by.role}`;
        const twenty = Array.from({ length: 20 }, () => send(customer, by, { text: key }, key));
        const answers = await Promise.all(twenty);
        expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      }
      expect(await texts(customer, customer)).toHaveLength(2);
    });

    it('[TALK-04] of many at once each has its place, and an answer never settles what came after it', async () => {
      const { dietician, customer } = await twoPeople();
      const asked = Array.from({ length: 10 }, (_, nth) =>
        send(customer, customer, { text: `${nth}` }),
      );
      const [first] = (await Promise.all(asked)).map(({ body }) => body.id).toSorted();
      const more = Array.from({ length: 5 }, (_, nth) =>
        send(customer, customer, { text: `more ${nth}` }),
      );
      await Promise.all([...more, send(customer, dietician, { answers: first ?? '' })]);
      const { items } = await messages(customer, customer, 'limit=100');
      expect(new Set(items.map(({ id }) => id)).size).toBe(16);
      expect((await waiting(customer, dietician))?.messages?.count).toBe(14);
    });

    it('[TALK-04] a clock that goes back puts no message before one that was there', async () => {
      const { dietician, customer } = await twoPeople();
      await send(customer, customer, { text: 'First' });
      const ahead = { lastId: 'zzz000000ffffffffffffffffffff' };
      await engine.db
        .updateTable('conversation')
        .set(ahead)
        .where('customerId', '=', customer.id)
        .execute();
      const { body } = await send(customer, dietician, { text: 'Second' });
      expect(body.id > ahead.lastId).toBe(true);
      expect((await send(customer, customer, { text: 'Third' })).body.id > body.id).toBe(true);
      expect(await texts(customer, customer)).toEqual(['Third', 'Second', 'First']);
    });

    it('[TALK-04] too many in an hour are refused in a kind sentence, one whose answer was lost is not', async () => {
      const { dietician, customer } = await twoPeople();
      for (const by of [customer, dietician]) {
        const lost = 'answer-was-lost-0001';
        const sent = await send(customer, by, { text: 'Hello' }, lost);
        const most = MESSAGES_AN_HOUR[by === customer ? 'customer' : 'dietician'];
        for (let nth = 1; nth < most; nth += 1)
          await engine.make.aMessage(customer, by === customer ? {} : { by });
        const refused = await send(customer, by);
        expect([refused.status, refused.body.error.code]).toEqual([429, 'too-many-messages']);
        expect(refused.body.error.message).toMatch(/^These were many messages .* stays here\.$/);
        const seconds = Number(refused.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(3500);
        expect(seconds).toBeLessThanOrEqual(3600);
        const again = await send(customer, by, { text: 'Hello' }, lost);
        expect([again.status, again.body.id]).toEqual([201, sent.body.id]);
        const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
        await engine.db
          .updateTable('message')
          .set({ sentAt: hourAgo })
          .where('id', '=', sent.body.id)
          .execute();
        expect((await send(customer, by)).status).toBe(201);
      }
    });

    it('[TALK-02] paused, expired or without a period, a dietician or a profile, a customer can ask; leaving, nobody writes', async () => {
      const dietician = await engine.make.aDietician();
      for (const standing of ['paused', 'expired', 'not_set'] as const) {
        const customer = await engine.make.aCustomer({ standing });
        expect((await send(customer, customer)).status).toBe(201);
        const { writing } = await messages(customer, customer);
        expect(writing.refusal).toBeNull();
        expect(writing.hint !== null).toBe(standing !== 'not_set');
        expect((await send(customer, dietician)).status).toBe(201);
      }
      const leaving = await engine.make.aCustomer();
      const at = { requestedAt: new Date().toISOString(), dueAt: '2999-01-01T00:00:00.000Z' };
      await engine.db
        .insertInto('accountDeletion')
        .values({ userId: leaving.id, ...at })
        .execute();
      const never = await engine.make.aCustomer({ consent: 'none' });
      const withdrawn = await engine.make.aCustomer();
      await engine.make.withoutConsent(withdrawn, 'withdrawn');
      const codes = async (customer: Person) => {
        const answers = await Promise.all([customer, dietician].map((by) => send(customer, by)));
        return answers.map(({ status, body }) => `${status} ${body.error.code}`);
      };
      expect(await codes(leaving)).toEqual(['409 account-leaving', '409 account-leaving']);
      expect(await codes(never)).toEqual(['403 consent-needed', '409 consent-missing']);
      expect(await codes(withdrawn)).toEqual(['403 consent-needed', '403 consent-withdrawn']);
      const told = await engine.as(dietician).get<Messages>(path(leaving));
      expect(told.body).toMatchObject({
        items: [],
        writing: { refusal: { code: 'account-leaving' } },
      });
      const day = `/api/customers/${leaving.id}/daily-progress/${todayOf(leaving)}`;
      expect((await engine.as(leaving).get(day)).status, 'all else stays readable').toBe(200);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
