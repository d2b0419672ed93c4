import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';

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
