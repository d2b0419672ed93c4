import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { openHostile } from '#test/google/hostile.ts';
import { Journey } from '#test/google/journey.ts';
import { settingsFor } from '#test/google/provider.ts';
import { openSilent } from '#test/silentServer.ts';
import { expectWithin } from '#test/withinTime.ts';

const googlePort = await freePort();
const mailPort = await freePort();
let google: Awaited<ReturnType<typeof openSilent>>;
let mail: Awaited<ReturnType<typeof openSilent>>;
const BOUNDED_MS = 15_000;
const AT_ONCE_MS = 3000;
// In production it is ten seconds.
const GOOGLE_MS = 3000;

beforeAll(async () => {
  google = await openSilent(googlePort);
  mail = await openSilent(mailPort);
});

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work, performance.now() - began];
}

onSqlite(
  'Neighbours that hang',
  (engine) => {
    // Closed before the server, which would wait for them when closing.
    afterAll(() => {
      google.close();
      mail.close();
    });

    it('[T-I7] Google says nothing: the popup is told in bounded time, the rest goes on at once', async () => {
      const met = google.met();
      let told = false;
      const popup = timed(
        new Journey(engine.url).open(`${engine.url}/api/auth/google`).finally(() => {
          told = true;
        }),
      );
      await expect.poll(google.met).toBeGreaterThan(met);
      const customer = await engine.make.aCustomer();
      const { email } = customer;
      const meanwhile = [
        engine.asNobody().get('/api/sign-in-options'),
        engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD }),
        engine.as(customer).get(`/api/customers/${customer.id}/diet-plans/latest`),
      ];
      const [answers, took] = await timed(Promise.all(meanwhile));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(told).toBe(false);
      expectWithin(took, AT_ONCE_MS);
      const [answer, waited] = await popup;
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        503,
        expect.stringContaining('text/html'),
      ]);
      expect(await answer.text()).toContain('Google cannot be reached just now.');
      expectWithin(waited, BOUNDED_MS);
      engine.takeErrors();
    });

    it('[T-I7] the mail server says nothing: signing up and asking are answered, what visitors write is kept', async () => {
      const met = mail.met();
      const email = `${crypto.randomUUID()}@example.test`;
      const message = { name: 'Anna', email, message: 'Is there room for me?' };
      const asked = async () => [
        await engine.asNobody().post('/api/auth/sign-up', {
          email,
          password: PASSWORD,
          consent: BUILT_IN_PRIVACY,
        }),
        await engine.asNobody().post('/api/auth/password-reset-mail', { email }),
        await engine.asNobody().post('/api/contact-messages', message),
      ];
      const [answers, took] = await timed(asked());
      expect(answers.map(({ status }) => status)).toEqual([201, 204, 204]);
      expectWithin(took, AT_ONCE_MS);
      await expect.poll(mail.met).toBeGreaterThan(met);
      // The letter is still waiting: an answer that waited for it would have been too late.
      expect(mail.waits()).toBe(true);
      const dietician = await engine.make.aDietician();
      const { body } = await engine
        .as(dietician)
        .get<{ items: { message: string }[] }>('/api/contact-messages');
      expect(body.items.map((each) => each.message)).toContain(message.message);
    });
  },
  { ...settingsFor(`http://127.0.0.1:${googlePort}`), SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  { googleMs: GOOGLE_MS },
);

const laterPort = await freePort();
onSqlite(
  'A Google that begins to hang',
  (engine) => {
    it('[T-I7] after it sent somebody back: they are told in bounded time', async () => {
      const working = await openHostile(laterPort);
      const journey = new Journey(engine.url);
      const { searchParams } = await journey.begin();
      await working.close();
      const hanging = await openSilent(laterPort);
      const back = `${engine.url}/api/auth/google/callback?code=x&state=${searchParams.get('state')}`;
      const [answer, waited] = await timed(journey.open(back));
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('Google cannot be reached just now.');
      expectWithin(waited, BOUNDED_MS);
      hanging.close();
      engine.takeErrors();
    });
  },
  settingsFor(`http://127.0.0.1:${laterPort}`),
  { googleMs: GOOGLE_MS / 3 },
);
