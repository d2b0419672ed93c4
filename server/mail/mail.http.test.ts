import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { anotherDoor } from '#test/anotherInstance.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import type { Refused } from '#test/http/client.ts';
import { mailServer } from '#test/mailServer.ts';
import type { Mail } from '#test/outbox.ts';

type Signed = { me: Me | null } & Refused;

const smtp = await mailServer();
beforeAll(() => smtp.start());
afterAll(() => smtp.stop());
beforeEach(() => smtp.received.splice(0));

const password = 'porridge-and-plums';
const consent = BUILT_IN_PRIVACY;
const fresh = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;

async function mailTo(email: string): Promise<Mail> {
  const mails = () => smtp.received.filter(({ to }) => to === email);
  await expect.poll(mails).not.toEqual([]);
  const [mail] = mails();
  if (!mail) throw new Error('no mail');
  return mail;
}

const tokenIn = (mail: Mail) => /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';

onEachEngine(
  'With a mail server',
  (engine) => {
    const post = (path: string, body: object) => engine.asNobody().post<Signed>(path, body);

    it('[AUTH-13] nobody goes in unverified; the mailed link lets them in', async () => {
      const email = fresh();
      const signedUp = await post('/api/auth/sign-up', { email, password, consent });
      expect([signedUp.status, signedUp.body.me]).toEqual([201, null]);
      // No session cookie, only the cookie that marks the browser in which the account was made.
      expect(signedUp.headers.getSetCookie().map((each) => each.split('=')[0])).toEqual([
        'weekplate.signed_up',
      ]);
      const early = await post('/api/auth/sign-in', { email, password });
      expect([early.status, early.body.error.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
      const mail = await mailTo(email);
      // A recipient who did not sign up is told what the link would do for the person who did.
      expect(mail.text).toContain('If this wasn’t you, ignore this email');
      const verified = await post('/api/auth/verify-email', { token: tokenIn(mail), password });
      expect(verified.body.me).toMatchObject({ email, emailVerified: true, role: 'customer' });
      expect((await post('/api/auth/sign-in', { email, password })).status).toBe(200);
    });

    it('[AUTH-13] [T-K4] who mistyped their address signs up once more with the right one, in the same browser: the first stands in nobody’s way', async () => {
      const [wrong, right] = [fresh('@exampel.test'), fresh()];
      const first = await post('/api/auth/sign-up', { email: wrong, password, consent });
      const again = await post('/api/auth/sign-up', { email: right, password, consent });
      // The answers do not differ between the two addresses, nor for one that is already taken.
      const taken = await post('/api/auth/sign-up', { email: right, password, consent });
      for (const { status, body } of [again, taken])
        expect([status, body]).toEqual([first.status, first.body]);
      const cookie = (again.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
      const token = tokenIn(await mailTo(right));
      const confirmed = await engine
        .asNobody()
        .post<Signed>('/api/auth/verify-email', { token }, { headers: { cookie } });
      expect(confirmed.body.me).toMatchObject({ email: right, emailVerified: true });
      const early = await post('/api/auth/sign-in', { email: wrong, password });
      expect(early.body.error.code).toBe('EMAIL_NOT_VERIFIED');
    });

    it('[T-A4] whoever signs up in vain has no mark of the account that somebody else made', async () => {
      const email = fresh();
      await post('/api/auth/sign-up', { email, password: 'the-stranger-chose-it', consent });
      const token = tokenIn(await mailTo(email));
      const owner = await post('/api/auth/sign-up', { email, password, consent });
      const cookie = (owner.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
      const opened = await engine
        .asNobody()
        .post('/api/auth/verify-email', { token }, { headers: { cookie } });
      expect([cookie.length > 40, opened.status]).toEqual([true, 403]);
    });

    it('[T-F2] signing up with a known address is answered like an unknown one, and its owner told', async () => {
      const known = await engine.make.aCustomer();
      const again = await post('/api/auth/sign-up', { email: known.email, password, consent });
      const fresher = await post('/api/auth/sign-up', { email: fresh(), password, consent });
      expect([again.status, again.body]).toEqual([fresher.status, fresher.body]);
      expect((await mailTo(known.email)).text).toContain('already');
    });

    it('[T-A6] [T-F2] sign-ups at once with one address: one user, all answered alike', async () => {
      const email = fresh();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => post('/api/auth/sign-up', { email, password, consent })),
      );
      expect(answers.map((each) => [each.status, each.body])).toEqual(
        answers.map(() => [201, { me: null }]),
      );
      const rows = await engine.db
        .selectFrom('user')
        .where('email', '=', email)
        .select('id')
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('[AUTH-13] a link is mailed once more when asked for', async () => {
      const email = fresh();
      await post('/api/auth/sign-up', { email, password, consent });
      await mailTo(email);
      smtp.received.splice(0);
      expect((await post('/api/auth/verification-mail', { email })).status).toBe(204);
      expect(tokenIn(await mailTo(email))).not.toBe('');
    });
  },
  { SMTP_URL: smtp.url, PUBLIC_URL: 'http://weekplate.test' },
);

onSqlite(
  'With a mail server, and limits as they are',
  (engine) => {
    const asks: [string, (email: string) => object][] = [
      ['/api/auth/sign-up', (email) => ({ email, password, consent })],
      ['/api/auth/verification-mail', (email) => ({ email })],
      ['/api/auth/password-reset-mail', (email) => ({ email })],
    ];

    it.each(asks)(
      '[T-F2] %s mails one address twelve times in half an hour at most, from any instance',
      async (path, bodyFor) => {
        const second = await anotherDoor(engine);
        const verified = !path.includes('verification');
        const known = await engine.make.aCustomer({ emailVerified: verified });
        const ask = async (url: string, email: string): Promise<[number, string]> => {
          const answer = await fetch(`${url}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(bodyFor(email)),
          });
          return [answer.status, await answer.text()];
        };
        const answersFor = async (email: string) => {
          await engine.db.deleteFrom('rateLimit').execute();
          const answers: [number, string][] = [];
          for (let round = 0; round < 7; round += 1)
            for (const { url } of [engine, second]) answers.push(await ask(url, email));
          return answers;
        };
        const answers = await answersFor(known.email);
        // An unknown address gets exactly the same answers.
        expect(await answersFor(fresh())).toEqual(answers);
        expect(answers.filter(([status]) => status >= 400)).toEqual([]);
        await second.close();
        const toOwner = () => smtp.received.filter(({ to }) => to === known.email).length;
        await expect.poll(toOwner).toBe(12);
      },
    );
  },
  { SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1' },
);

onSqlite(
  'With a mail server that is down',
  (engine) => {
    it('[T-I7] signing up and everything else go on', async () => {
      const email = fresh();
      const body = { email, password, consent };
      const { status } = await engine.asNobody().post('/api/auth/sign-up', body);
      expect(status).toBe(201);
      const customer = await engine.make.aCustomer();
      const plan = await engine.as(customer).get(`/api/customers/${customer.id}/diet-plans/latest`);
      expect(plan.status).toBe(200);
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
);
