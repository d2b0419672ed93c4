import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#domain/day.ts';
import { clockIn } from '#domain/moment.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onEachEngine } from '#test/engines.ts';
import { weightGoal } from '#test/factories/goals.ts';
import { PASSWORD, type Person, todayOf } from '#test/factories/people.ts';
import { goalsOf } from '#test/http/goals.ts';
import { freshAddress, tokenIn } from '#test/http/signedIn.ts';
import { mailServer } from '#test/mailServer.ts';
import { pushReceiver } from '#test/notifications/pushReceiver.ts';
import { toldAt } from '#test/notify/told.ts';
import { PUBLIC_URL } from '#test/remindersDue.ts';
import { DIGEST_KIND, MAIL_KIND, PUSH_KIND, settle } from '../notify/notify.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const mail = await mailServer();
const services = await pushReceiver();
beforeAll(() => Promise.all([mail.start(), services.start()]));
afterAll(() => Promise.all([mail.stop(), services.stop()]));
beforeEach(() => {
  mail.received.splice(0);
  services.arrived.splice(0);
});

const mailsTo = ({ email }: Person) => mail.received.filter(({ to }) => to === email);
const clock = (ms: number) => clockIn('UTC', ms);
/** Waits for something that the server sends by itself. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

onEachEngine(
  'What leaves',
  (engine) => {
    const { inWrite, tell, ask, look, choose, subscribe, unread } = toldAt(engine);
    const left = (id: string) =>
      engine.db.selectFrom('outboxItem').select('kind').where('userId', '=', id).execute();
    const pushesTo = ({ endpoint }: { endpoint: string }) =>
      services.arrived.filter(({ device }) => device === endpoint).map(({ message }) => message);
    const isDone = (person: Person) =>
      soon(async () => {
        const waiting = await left(person.id);
        expect(waiting.filter(({ kind }) => kind !== DIGEST_KIND)).toEqual([]);
      });

    /** Quiet hours that began an hour ago and are over in `minutes`, to the minute. */
    const quietFor = (minutes: number) => ({
      from: clock(Date.now() - HOUR_MS),
      to: clock(Date.now() + minutes * MINUTE_MS),
    });

    it('[NOTIFY-02] [NOTIFY-04] a new plan comes by mail and by push, each once, and says nothing of the plan', async () => {
      const customer = await engine.make.aCustomer({ name: 'Anna Albrecht' });
      const device = services.subscribe();
      expect((await subscribe(customer, device)).status).toBe(200);
      await tell(customer, 'new-plan', 'plan-1');
      await isDone(customer);
      const [letter, ...others] = mailsTo(customer);
      expect(others).toEqual([]);
      expect(letter?.subject).toBe('You have a new diet plan (Weekplate)');
      expect(letter?.link).toBe(`${PUBLIC_URL}/customer/dashboard`);
      expect(pushesTo(device)).toEqual([
        {
          title: 'You have a new diet plan',
          body: 'Weekplate',
          path: '/customer/dashboard',
          tag: expect.any(String),
        },
      ]);
      const later = new Date(Date.now() + HOUR_MS);
      await look(MAIL_KIND, later);
      await look(PUSH_KIND, later);
      expect([mailsTo(customer).length, pushesTo(device).length]).toEqual([1, 1]);
    });

    it('[NOTIFY-04] [WORDS-01] a push is in the language of whoever gets it when it leaves', async () => {
      const customer = await engine.make.aCustomer();
      const device = services.subscribe();
      await subscribe(customer, device);
      const speak = (locale: string) => engine.as(customer).put('/api/me/locale', { locale });
      for (const [locale, title] of [
        ['ar-MA', 'لديك خطة غذائية جديدة'],
        ['de-AT', 'Du hast einen neuen Ernährungsplan'],
      ] as const) {
        await speak(locale);
        await tell(customer, 'new-plan', locale);
        await isDone(customer);
        expect(pushesTo(device).at(-1)).toMatchObject({ title });
      }
    });

    it('[NOTIFY-02] [GOAL-02] a goal that was reached comes once by the ways that were chosen, and stays unread until it is seen', async () => {
      const { set, put } = goalsOf(engine);
      const customer = await engine.make.aCustomer();
      const device = services.subscribe();
      await subscribe(customer, device);
      await choose(customer, { kind: 'goal-reached', push: true, mail: true });
      const today = todayOf(customer);
      const beginsOn = addDays(today, -20);
      await engine.make.aCustomerProfile(customer, { height: 175 });
      await engine.make.aWeight(customer, beginsOn, 76);
      const { id } = (await set(customer, weightGoal(today, { beginsOn }))).body;
      await engine.make.aWeight(customer, addDays(today, -1), 71.8);
      for (const _ of [1, 2])
        expect((await put(customer, customer, `/${id}/celebrated`)).status).toBe(200);
      await isDone(customer);
      expect([mailsTo(customer).length, pushesTo(device).length]).toEqual([1, 1]);
      expect(await toldAt(engine).kindsOf(customer)).toEqual(['goal-reached']);
    });

    it('[NOTIFY-01] a new customer who has to confirm their address is told of once they have, and not before', async () => {
      const dietician = await engine.make.aDietician();
      const email = freshAddress();
      const nobody = engine.asNobody();
      const agreed = { password: PASSWORD, consent: BUILT_IN_PRIVACY };
      await nobody.post('/api/auth/sign-up', { email, ...agreed });
      await soon(() => expect(mail.received.some(({ to }) => to === email)).toBe(true));
      expect(await toldAt(engine).kindsOf(dietician)).toEqual([]);
      const token = tokenIn(mail.received.find(({ to }) => to === email)?.link);
      const verified = await nobody.post('/api/auth/verify-email', { token, password: PASSWORD });
      expect(verified.status).toBe(200);
      expect(await toldAt(engine).kindsOf(dietician)).toEqual(['new-customer']);
    });

    it('[NOTIFY-02] no mail leaves to an address nobody confirmed, without consent, to who is leaving, or for what was read', async () => {
      const unconfirmed = await engine.make.aCustomer({ emailVerified: false });
      const withdrawn = await engine.make.aCustomer();
      const disabled = await engine.make.aCustomer();
      const reading = await engine.make.aCustomer();
      await engine.make.withoutConsent(withdrawn, 'withdrawn');
      await engine.make.disable(disabled);
      // All at one future moment, so that nothing is sent before it is read.
      const at = new Date(Date.now() + HOUR_MS);
      const all = [unconfirmed, withdrawn, disabled, reading];
      for (const person of all) await tell(person, 'message', 'one', at);
      const { items } = await toldAt(engine).list(reading);
      await engine.as(reading).put(`/api/notifications/${items[0]?.id}/read`);
      await look(MAIL_KIND, at);
      for (const person of all) expect([mailsTo(person), await left(person.id)]).toEqual([[], []]);
    });

    it('[NOTIFY-02] what was dealt with, taken back or chosen otherwise meanwhile does not leave', async () => {
      const dealtWith = await engine.make.aCustomer();
      const changed = await engine.make.aCustomer();
      const at = new Date(Date.now() + HOUR_MS);
      for (const person of [dealtWith, changed]) await tell(person, 'message', 'one', at);
      await inWrite((running) =>
        settle(running, { kind: 'message', customerId: dealtWith.id, about: 'one', at }),
      );
      expect((await choose(changed, { kind: 'message', mail: false })).status).toBe(200);
      await look(MAIL_KIND, at);
      expect([...mailsTo(dealtWith), ...mailsTo(changed)]).toEqual([]);
      expect(await unread(dealtWith)).toBe(0);
    });

    it('[NOTIFY-02] nothing leaves to a dietician who lost the role, or of a customer who withdrew', async () => {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer({ dietician });
      const former = await engine.make.aDietician();
      const another = await engine.make.aCustomer({ dietician: former });
      const at = new Date(Date.now() + HOUR_MS);
      for (const person of [dietician, former])
        await choose(person, { kind: 'question', mail: true });
      await ask(customer, 'one', { at });
      await ask(another, 'two', { at });
      await engine.make.withoutConsent(customer, 'withdrawn');
      await engine.db
        .updateTable('user')
        .set({ role: 'customer', consent: 'given' })
        .where('id', '=', former.id)
        .execute();
      await look(MAIL_KIND, at);
      expect([...mailsTo(dietician), ...mailsTo(former)]).toEqual([]);
    });

    it('[NOTIFY-02] in quiet hours mails and pushes wait until their end, and then come', async () => {
      const customer = await engine.make.aCustomer();
      const device = services.subscribe();
      await subscribe(customer, device);
      await choose(customer, { quiet: quietFor(30) });
      await tell(customer, 'message', 'one');
      const ends = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 30 * MINUTE_MS;
      await look(PUSH_KIND, new Date(ends - 1));
      await look(MAIL_KIND, new Date(ends - 1));
      expect([mailsTo(customer), pushesTo(device)]).toEqual([[], []]);
      // A minute may have begun since the quiet hours were chosen.
      const over = new Date(ends + MINUTE_MS);
      await look(PUSH_KIND, over);
      await look(MAIL_KIND, over);
      expect([mailsTo(customer).length, pushesTo(device).length]).toEqual([1, 1]);
      expect(await left(customer.id)).toEqual([]);
    });

    it('[NOTIFY-02] each mail stops the mails of its kind by one press, without signing in', async () => {
      const customer = await engine.make.aCustomer();
      await tell(customer, 'message', 'one');
      await soon(() => expect(mailsTo(customer)).toHaveLength(1));
      const [letter] = mailsTo(customer);
      const stop = (letter?.header('List-Unsubscribe') ?? '').slice(1, -1);
      expect(letter?.text).toContain(stop);
      const path = stop.slice(PUBLIC_URL.length);
      const nobody = engine.asNobody();
      expect(await (await nobody.raw(path)).text()).toContain('Stop these emails?');
      expect(await toldAt(engine).settingsOf(customer)).toMatchObject({ version: 0 });
      const stopped = await nobody.raw(path, { method: 'POST' });
      expect([stopped.status, await stopped.text()]).toEqual([
        200,
        expect.stringContaining('Emails about new messages'),
      ]);
      const { choices } = await toldAt(engine).settingsOf(customer);
      expect(choices).toContainEqual({ kind: 'message', app: true, push: true, mail: false });
      await tell(customer, 'message', 'two');
      await tell(customer, 'new-plan', 'plan-1');
      await isDone(customer);
      expect(mailsTo(customer).map(({ subject }) => subject)).toEqual([
        'You have a new message (Weekplate)',
        'You have a new diet plan (Weekplate)',
      ]);
      const wrong = await nobody.raw(path.replace(customer.id, 'x'.repeat(36)));
      expect(wrong.status).toBe(404);
      await engine.make.removeAccount(customer);
      expect((await nobody.raw(path, { method: 'POST' })).status).toBe(404);
    });

    it('[NOTIFY-02] the link that stops mails leaves everything else as it was chosen', async () => {
      const customer = await engine.make.aCustomer();
      await tell(customer, 'message', 'one');
      await soon(() => expect(mailsTo(customer)).toHaveLength(1));
      await choose(customer, { kind: 'message', push: false, app: false, quiet: quietFor(90) });
      await choose(customer, { kind: 'new-plan', push: false });
      const before = await toldAt(engine).settingsOf(customer);
      const stop = (mailsTo(customer)[0]?.header('List-Unsubscribe') ?? '').slice(1, -1);
      const path = stop.slice(PUBLIC_URL.length);
      expect((await engine.asNobody().raw(path, { method: 'POST' })).status).toBe(200);
      const after = await toldAt(engine).settingsOf(customer);
      expect(after).toEqual({
        ...before,
        version: before.version + 1,
        choices: before.choices.map((each) =>
          each.kind === 'message' ? { ...each, mail: false } : each,
        ),
      });
    });

    it('[NOTIFY-03] a subscription that is gone is forgotten after one try, and any other refusal ends the push alone', async () => {
      const customer = await engine.make.aCustomer();
      const [gone, refusing, fine] = [1, 2, 3].map(() => services.subscribe());
      if (!gone || !refusing || !fine) throw new Error('three devices');
      services.answers(gone, 410);
      services.answers(refusing, 413);
      for (const device of [gone, refusing, fine]) await subscribe(customer, device);
      await tell(customer, 'message', 'one');
      await isDone(customer);
      const { devices } = await toldAt(engine).settingsOf(customer);
      expect(devices).toHaveLength(2);
      for (const about of ['two', 'three']) await tell(customer, 'message', about);
      await isDone(customer);
      expect(services.tries.get(gone.endpoint)).toBe(1);
      expect(services.tries.get(refusing.endpoint)).toBe(3);
      expect(pushesTo(fine)).toHaveLength(3);
    });
  },
  { SMTP_URL: mail.url, PUBLIC_URL, PUSH_HOSTS: services.host },
);
