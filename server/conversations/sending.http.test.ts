import { expect, it } from 'vitest';
import type { Messages } from '#domain/conversations/conversationSchema.ts';
import { MESSAGES_AN_HOUR } from '#domain/conversations/message.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { conversationsOf } from '#test/http/conversations.ts';

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
