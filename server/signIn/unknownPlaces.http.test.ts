import { beforeEach, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freshAddress } from '#test/http/signedIn.ts';
import { mailsTo } from '#test/outbox.ts';

const NEW = '203.0.113.77';
const HOME = '198.51.100.7';
const one = () => '192.0.2.1';
const many = (round: number) => `192.0.2.${round}`;
const networks = { 'one network': one, 'ten networks': many };

onSqlite(
  'What others try elsewhere',
  (engine) => {
    // All tests come from the same few networks, so their counts must not add up.
    beforeEach(() => engine.db.deleteFrom('rateLimit').execute());

    const post = async (path: string, body: object, network: string) => {
      const answer = await engine.asNobody().raw(`/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const signIn = (email: string, password: string, network: string) =>
      post('sign-in', { email, password }, network);
    const tenTimes = async <T>(work: (round: number) => Promise<T>): Promise<T[]> => {
      const all: T[] = [];
      for (let round = 0; round < 10; round += 1) all.push(await work(round));
      return all;
    };

    it.each(Object.entries(networks))(
      '[T-K3] [T-F1] ten wrong passwords from %s keep no owner from signing in, from wherever',
      async (_name, from) => {
        const { email } = await engine.make.aCustomer();
        expect((await signIn(email, PASSWORD, HOME)).status).toBe(200);
        await tenTimes((round) => signIn(email, 'wrong-password', from(round)));
        expect((await signIn(email, 'wrong-password', '192.0.2.99')).status).toBeGreaterThan(400);
        expect((await signIn(email, PASSWORD, NEW)).status).toBe(200);
        expect((await signIn(email, PASSWORD, HOME)).status).toBe(200);
      },
    );

    it('[T-K3] while others guess, a network that was never seen has one wrong password', async () => {
      const { email } = await engine.make.aCustomer();
      await engine.make.usedUp('passwordOfAccount', email);
      expect((await signIn(email, 'wrong-password', NEW)).status).toBe(429);
      expect((await signIn(email, PASSWORD, NEW)).status).toBe(429);
      expect((await signIn(email, PASSWORD, '203.0.113.78')).status).toBe(200);
    });

    it('[T-K3] [T-F2] an address that has no account is counted and answered alike', async () => {
      const { email } = await engine.make.aCustomer();
      const answersFor = async (to: string) => [
        ...(await tenTimes((round) => signIn(to, 'wrong-password', many(round)))),
        await signIn(to, 'wrong-password', '192.0.2.100'),
        await signIn(to, 'wrong-password', '192.0.2.100'),
      ];
      const known = await answersFor(email);
      expect(await answersFor(freshAddress())).toEqual(known);
      expect(known.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429, 429]);
    });

    const mails = ['password-reset-mail', 'verification-mail'];

    it.each(
      mails.flatMap((path) => Object.entries(networks).map((each) => [path, ...each] as const)),
    )(
      '[T-K3] ten times %s from %s: its owner asks all the same, and is mailed',
      async (path, _name, from) => {
        const { email } = await engine.make.aCustomer({ emailVerified: false });
        await Promise.all(
          Array.from({ length: 10 }, (_, round) => post(path, { email }, from(round))),
        );
        const before = mailsTo(engine.dataDir, email).length;
        expect(before).toBeLessThanOrEqual(10);
        expect((await post(path, { email }, NEW)).status).toBe(204);
        await expect.poll(() => mailsTo(engine.dataDir, email).length).toBeGreaterThan(before);
      },
    );

    it('[T-K3] asking for mails from many networks fills no mailbox, and is answered alike to the end', async () => {
      const { email } = await engine.make.aCustomer();
      await signIn(email, PASSWORD, HOME);
      const ask = (network: string, to = email) =>
        post('password-reset-mail', { email: to }, network);
      const asked = Array.from({ length: 40 }, (_, round) => ask(many(round)));
      const nobody = freshAddress();
      const ofNobody = Array.from({ length: 40 }, (_, round) => ask(many(round), nobody));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(
        new Set([204]),
      );
      expect(await Promise.all(ofNobody)).toEqual(await Promise.all(asked));
      expect(mailsTo(engine.dataDir, email)).toHaveLength(12);
      // At home the owner still gets mails.
      expect((await ask(HOME)).status).toBe(204);
      const { link } = await engine.mailTo(email, 13);
      // Every mailed link works, whoever asked for it.
      const [first] = mailsTo(engine.dataDir, email);
      for (const each of [link, first?.link]) {
        const token = new URL(each ?? '').searchParams.get('token');
        const opened = await post('opened-link', { purpose: 'password-reset', token }, HOME);
        expect(opened.text).toBe('{"works":true}');
      }
    });

    it.each(Object.entries(networks))(
      '[T-K3] mails asked for from %s keep nobody from signing up with that address',
      async (_name, from) => {
        const email = freshAddress();
        await Promise.all(
          Array.from({ length: 10 }, (_, round) =>
            post(mails[round % 2] ?? '', { email }, from(round)),
          ),
        );
        const input = { email, password: PASSWORD, consent: BUILT_IN_PRIVACY };
        expect((await post('sign-up', input, NEW)).status).toBe(201);
      },
    );

    it('[T-K3] who asks too often for mails is refused alone', async () => {
      const { email } = await engine.make.aCustomer();
      const ask = async (network: string) =>
        (await post('password-reset-mail', { email }, network)).status;
      const statuses = await Promise.all(Array.from({ length: 22 }, () => ask('192.0.2.200')));
      expect(statuses.filter((status) => status === 204)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect(await ask('192.0.2.201')).toBe(204);
    });
  },
  { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
);
