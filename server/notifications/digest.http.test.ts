import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clockIn } from '#domain/moment.ts';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { mailServer } from '#test/mailServer.ts';
import { toldAt } from '#test/notify/told.ts';
import { PUBLIC_URL } from '#test/remindersDue.ts';
import { DIGEST_KIND, MAIL_KIND, notifyCustomer } from '../notify/notify.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const mail = await mailServer();
beforeAll(() => mail.start());
afterAll(() => mail.stop());
beforeEach(() => mail.received.splice(0));

const mailsTo = ({ email }: Person) => mail.received.filter(({ to }) => to === email);
const clock = (ms: number) => clockIn('UTC', ms);

onSqlite(
  'One email a day',
  (engine) => {
    const { inWrite, tell, look, choose } = toldAt(engine);
    const digestOf = ({ id }: Person) =>
      engine.db
        .selectFrom('outboxItem')
        .select('dueAt')
        .where('kind', '=', DIGEST_KIND)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    it('[NOTIFY-02] in place of single mails one comes at the chosen hour, with all that is unread up to then', async () => {
      const customer = await engine.make.aCustomer();
      const digestAt = clock(Date.now() + 2 * HOUR_MS);
      expect((await choose(customer, { digestAt })).body.digestAt).toBe(digestAt);
      await tell(customer, 'new-plan', 'plan-1');
      // They did not choose mail for this kind.
      await inWrite((running) =>
        notifyCustomer(running, {
          kind: 'goal-proposed',
          customerId: customer.id,
          about: 'goal-1',
          at: new Date(),
        }),
      );
      for (const about of ['a', 'b', 'c']) await tell(customer, 'message', about);
      const { items } = await toldAt(engine).list(customer);
      await engine.as(customer).put('/api/notifications/read', { ids: [items[0]?.id] });
      const { dueAt } = await engine.db
        .selectFrom('outboxItem')
        .select('dueAt')
        .where('kind', '=', DIGEST_KIND)
        .where('id', '=', customer.id)
        .executeTakeFirstOrThrow();
      const due = Date.parse(dueAt);
      await look(DIGEST_KIND, new Date(due - 1));
      expect(mailsTo(customer)).toEqual([]);
      await look(DIGEST_KIND, new Date(due));
      const [digest, ...others] = mailsTo(customer);
      expect(others).toEqual([]);
      expect(digest?.text).toContain('You have a new diet plan:');
      expect(digest?.text).toContain('2 new messages:');
      expect(digest?.text).not.toContain('goal');
      // Nothing is repeated on the next day; only new notifications are mailed.
      const day = 24 * HOUR_MS;
      await look(DIGEST_KIND, new Date(due + day));
      expect(mailsTo(customer)).toHaveLength(1);
      await tell(customer, 'message', 'd');
      await look(DIGEST_KIND, new Date(due + 2 * day));
      const second = mailsTo(customer)[1];
      expect(second?.text).toContain('You have a new message:');
      expect(second?.text).not.toContain('diet plan');
    });

    it('[NOTIFY-02] a digest waits until quiet hours are over, and holds what came in them', async () => {
      const customer = await engine.make.aCustomer();
      const due = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS;
      const ends = due + 20 * HOUR_MS;
      const quiet = { from: clock(due - MINUTE_MS), to: clock(ends) };
      await choose(customer, { digestAt: clock(due), quiet });
      await tell(customer, 'message', 'a');
      for (const at of [due, ends - 1]) await look(DIGEST_KIND, new Date(at));
      expect(mailsTo(customer)).toEqual([]);
      await tell(customer, 'message', 'b');
      await look(DIGEST_KIND, new Date(ends));
      expect(mailsTo(customer).map(({ text }) => text.split(':')[0])).toEqual(['2 new messages']);
      await look(DIGEST_KIND, new Date(ends + HOUR_MS));
      expect(mailsTo(customer)).toHaveLength(1);
    });

    it('[NOTIFY-02] a digest that the mail server does not take comes whole once it does', async () => {
      const customer = await engine.make.aCustomer();
      await choose(customer, { digestAt: clock(Date.now() + 2 * HOUR_MS) });
      await tell(customer, 'message', 'a');
      const due = Date.now() + 2 * HOUR_MS;
      await mail.stop();
      await look(DIGEST_KIND, new Date(due));
      await mail.start();
      await look(DIGEST_KIND, new Date(due + MINUTE_MS));
      expect(mailsTo(customer).map(({ text }) => text.split(':')[0])).toEqual([
        'You have a new message',
      ]);
    });

    it('[NOTIFY-02] the link in a digest stops the digest, so that what comes later is mailed alone again', async () => {
      const customer = await engine.make.aCustomer();
      const due = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS;
      const quiet = { from: clock(due + HOUR_MS), to: clock(due + 2 * HOUR_MS) };
      await choose(customer, { digestAt: clock(due), quiet });
      await tell(customer, 'message', 'a');
      await look(DIGEST_KIND, new Date(due));
      const stop = (mailsTo(customer)[0]?.header('List-Unsubscribe') ?? '').slice(1, -1);
      const path = stop.slice(PUBLIC_URL.length);
      const nobody = engine.asNobody();
      for (const _ of ['once', 'again'])
        expect((await nobody.raw(path, { method: 'POST' })).status).toBe(200);
      const { digestAt, quiet: left, choices } = await toldAt(engine).settingsOf(customer);
      expect([digestAt, left]).toEqual([null, quiet]);
      expect(choices).toContainEqual({ kind: 'message', app: true, push: true, mail: true });
      const waiting = await engine.db
        .selectFrom('outboxItem')
        .select('id')
        .where('kind', '=', DIGEST_KIND)
        .where('id', '=', customer.id)
        .execute();
      expect(waiting).toEqual([]);
      await tell(customer, 'new-plan', 'plan-1');
      await look(MAIL_KIND, new Date());
      expect(mailsTo(customer).map(({ text }) => text.split(/[:.]/)[0])).toEqual([
        'You have a new message',
        'You have a new diet plan',
      ]);
    });

    it('[NOTIFY-02] what was in a digest that never left comes with the one of the next day', async () => {
      const customer = await engine.make.aCustomer();
      const due = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 2 * HOUR_MS;
      await choose(customer, { digestAt: clock(due) });
      await tell(customer, 'message', 'a');
      await mail.stop();
      await look(DIGEST_KIND, new Date(due));
      await mail.start();
      // By now it is too late for this digest.
      await look(DIGEST_KIND, new Date(due + 37 * HOUR_MS));
      expect(mailsTo(customer)).toEqual([]);
      await tell(customer, 'new-plan', 'plan-1');
      await look(DIGEST_KIND, new Date(due + 48 * HOUR_MS));
      const [digest, ...others] = mailsTo(customer);
      expect(others).toEqual([]);
      expect(digest?.text).toContain('You have a new message:');
      expect(digest?.text).toContain('You have a new diet plan:');
    });

    it('[NOTIFY-02] [T-H1] a digest comes at the chosen hour of one’s own clock, and moves with it', async () => {
      const customer = await engine.make.aCustomer({ timeZone: 'Asia/Kolkata' });
      await choose(customer, { digestAt: '07:30' });
      const dueClock = async (timeZone: string) => {
        const { dueAt } = await digestOf(customer);
        return clockIn(timeZone, Date.parse(dueAt));
      };
      expect(await dueClock('Asia/Kolkata')).toBe('07:30');
      await engine.as(customer).put('/api/me/time-zone', { timeZone: 'America/Lima' });
      expect(await dueClock('America/Lima')).toBe('07:30');
      const { dueAt } = await digestOf(customer);
      await look(DIGEST_KIND, new Date(dueAt));
      expect(await dueClock('America/Lima')).toBe('07:30');
    });

    it('[NOTIFY-02] other choices leave a digest that is due just now to be sent', async () => {
      const customer = await engine.make.aCustomer();
      await choose(customer, { digestAt: clock(Date.now() + 2 * HOUR_MS) });
      await tell(customer, 'message', 'a');
      const due = new Date(Date.now() - MINUTE_MS).toISOString();
      await engine.db
        .updateTable('outboxItem')
        .set({ dueAt: due })
        .where('kind', '=', DIGEST_KIND)
        .where('id', '=', customer.id)
        .execute();
      await choose(customer, { kind: 'new-plan', push: false });
      expect((await digestOf(customer)).dueAt).toBe(due);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL },
);
