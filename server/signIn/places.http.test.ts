import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { commands } from '#server/operator/commands.ts';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
import { softPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { appCode, cookieIn, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import { freePort } from '#test/freePort.ts';
import { Journey } from '#test/google/journey.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity } from '#test/google/signIn.ts';
import { freshAddress, tokenIn } from '#test/http/signedIn.ts';
import { mailsTo } from '#test/outbox.ts';

const HOME = '198.51.100.7';

const PHONE = '198.51.100.8';

/** After these actions, the place from where they were done stays known. */
const STAYING = [
  'another password',
  'logging out elsewhere',
  'the end of one session elsewhere',
  'an app for codes',
];

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });

const consent = BUILT_IN_PRIVACY;

const port = await freePort();

let google: GoogleStandIn;

beforeAll(async () => {
  google = await openGoogle(port);
});

afterAll(() => google.close());

/** Signs somebody in from home by one way; returns the account's address. */
type Way = (engine: RunningEngine) => Promise<string>;

const ways: Readonly<Record<string, Way>> = {
  async password(engine) {
    const { email } = await engine.make.aCustomer();
    await engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD }, from(HOME));
    return email;
  },
  async 'sign-up'(engine) {
    const input = { email: freshAddress(), password: PASSWORD, consent };
    await engine.asNobody().post('/api/auth/sign-up', input, from(HOME));
    return input.email;
  },
  async 'a mailed link'(engine) {
    const { email } = await engine.make.aCustomer({ emailVerified: false });
    await engine.asNobody().post('/api/auth/verification-mail', { email });
    const token = tokenIn((await engine.mailTo(email)).link);
    const input = { token, password: PASSWORD };
    await engine.asNobody().post('/api/auth/verify-email', input, from(HOME));
    return email;
  },
  async Google(engine) {
    const who = identity();
    google.setIdentity(who);
    const journey = new Journey(engine.url);
    const back = await journey.choose(await journey.begin());
    await journey.open(back, from(HOME).headers);
    return who.email;
  },
  async 'a passkey'(engine) {
    const person = await engine.make.aCustomer();
    const passkey = softPasskey(engine.url);
    const path = '/api/auth/passkeys';
    type Options = { challenge: string };
    const proof = { password: PASSWORD };
    const { body } = await engine.as(person).post<Options>(`${path}/options`, proof);
    const made = { name: 'Phone', passkey: passkey.make(body.challenge) };
    await engine.as(person).post(path, made);
    const toUse = await engine.asNobody().post<Options>(`${path}/sign-in-options`);
    const used = { passkey: passkey.use(toUse.body.challenge) };
    await engine.asNobody().post(`${path}/sign-in`, used, from(HOME));
    return person.email;
  },
  async 'a second factor'(engine) {
    const person = await engine.make.aCustomer();
    const { key } = await enrol(engine, person);
    const { waiting } = await signInUntilAsked(engine, person, HOME);
    expect((await prove(engine, waiting, appCode(key), HOME)).status).toBe(200);
    return person.email;
  },
};

onSqlite(
  'Where somebody is known',
  (engine) => {
    // All tests come from the same few networks, so their counts must not add up.
    beforeEach(() => engine.db.deleteFrom('rateLimit').execute());

    /** Tries two wrong passwords while others guess: an unknown place has only one try. */
    async function isKnownFrom(email: string, network: string): Promise<boolean> {
      await engine.make.usedUp('passwordOfAccount', email);
      const statuses: number[] = [];
      for (const password of ['wrong-password', 'wrong-again']) {
        const tried = { email, password };
        const answer = await engine.asNobody().post('/api/auth/sign-in', tried, from(network));
        statuses.push(answer.status);
      }
      await engine.make.freeAgain('passwordOfAccount', `${email} ${network} guessed`);
      if (statuses.every((status) => status === 401)) return true;
      expect(statuses).toEqual([429, 429]);
      return false;
    }

    it.each(Object.entries(ways))(
      '[T-K3] who came in by %s is known from there, and from nowhere else',
      async (_name, comeIn) => {
        const email = await comeIn(engine);
        expect(await isKnownFrom(email, HOME)).toBe(true);
        expect(await isKnownFrom(email, PHONE)).toBe(false);
      },
    );

    it('[T-K3] a password that waits for a code makes no place known', async () => {
      const person = await engine.make.aCustomer();
      await enrol(engine, person);
      await signInUntilAsked(engine, person, HOME);
      expect(await isKnownFrom(person.email, HOME)).toBe(false);
    });

    it('[T-K3] wrong passwords at home do not count as those of others, nor theirs there', async () => {
      const { email } = await engine.make.aCustomer();
      const signIn = async (password: string, network: string) =>
        (await engine.asNobody().post('/api/auth/sign-in', { email, password }, from(network)))
          .status;
      expect(await signIn(PASSWORD, HOME)).toBe(200);
      for (let round = 0; round < 9; round += 1)
        expect(await signIn('wrong-password', HOME)).toBe(401);
      expect(await signIn('wrong-password', PHONE)).toBe(401);
      expect(await signIn(PASSWORD, HOME)).toBe(200);
    });

    const inFrom = async (person: Person, network: string): Promise<Person> => {
      const { email, password } = person;
      const signedIn = await engine
        .asNobody()
        .post('/api/auth/sign-in', { email, password }, from(network));
      return { ...person, cookie: cookieIn(signedIn.headers) };
    };

    const ends: Readonly<Record<string, (at: Person) => Promise<unknown>>> = {
      'another password': (at) =>
        engine
          .as(at)
          .post(
            '/api/auth/password',
            { currentPassword: PASSWORD, newPassword: 'another-password' },
            from(HOME),
          ),
      'logging out elsewhere': (at) =>
        engine.as(at).post('/api/auth/sign-out-elsewhere', undefined, from(HOME)),
      'the end of one session elsewhere': async (at) => {
        const { body } = await engine
          .as(at)
          .get<{ items: { id: string; current: boolean }[] }>('/api/auth/sessions');
        const other = body.items.find(({ current }) => !current);
        await engine.as(at).delete(`/api/auth/sessions/${other?.id}`, from(HOME));
      },
      'an app for codes': (at) => enrol(engine, at, HOME),
      'asking to be deleted': (at) =>
        engine.as(at).post('/api/me/deletion', { password: PASSWORD }, from(HOME)),
      'the operator’s disable': async ({ email }) => commands.disable?.(engine.server.deps, email),
      'the operator’s reset-two-factor': async ({ email }) =>
        commands['reset-two-factor']?.(engine.server.deps, email),
      'logging out everywhere': (at) =>
        engine.as(at).post('/api/auth/sign-out-everywhere', undefined, from(HOME)),
      'a mailed link for a new password': async ({ email }) => {
        await engine.asNobody().post('/api/auth/password-reset-mail', { email }, from(HOME));
        const token = tokenIn((await engine.mailTo(email)).link);
        const input = { token, newPassword: 'another-password' };
        await engine.asNobody().post('/api/auth/password-reset', input, from(HOME));
      },
    };

    it.each(Object.entries(ends))(
      '[T-K3] %s ends the places with the sessions',
      async (name, end) => {
        const person = await engine.make.aCustomer();
        await inFrom(person, PHONE);
        const atHome = await inFrom(person, HOME);
        await end(atHome);
        expect(await isKnownFrom(person.email, PHONE)).toBe(false);
        const stays = STAYING.includes(name);
        expect(await isKnownFrom(person.email, HOME)).toBe(stays);
      },
    );

    it('[T-K3] what is kept of a place says nothing of where it is, and ends after three months', async () => {
      const person = await engine.make.aCustomer();
      await inFrom(person, HOME);
      const places = () =>
        engine.db
          .selectFrom('rateLimit')
          .selectAll()
          .where('key', 'like', `knownPlace:${person.email} %`);
      const [kept, ...others] = await places().execute();
      expect(others).toEqual([]);
      expect(kept?.key).not.toContain('198.51');
      const days = (Number(kept?.resetsAt) - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(90);
      await engine.db
        .updateTable('rateLimit')
        .set({ resetsAt: Date.now() - 1 })
        .where('key', '=', kept?.key ?? '')
        .execute();
      expect(await isKnownFrom(person.email, HOME)).toBe(false);
    });
  },
  { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', ...settingsFor(`http://127.0.0.1:${port}`) },
);

const NEW = '203.0.113.77';

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
