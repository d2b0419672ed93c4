import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { openSilent } from '#test/silentServer.ts';
import { expectWithin } from '#test/withinTime.ts';
import { ANSWER_STEP_MS } from './limits.ts';

// Two pairs are enough to compare the answers; the times are compared by the fastest of many.
const PAIRS = process.env.TEST_TIMES ? 9 : 2;

const STEP_MS = process.env.TEST_TIMES ? ANSWER_STEP_MS : 300;

const OWN: readonly string[] = ['date', 'x-request-id'];

const WRONG = 'not-their-password';

const mailPort = await freePort();

let mail: Awaited<ReturnType<typeof openSilent>>;

beforeAll(async () => {
  mail = await openSilent(mailPort);
});

type Seen = { readonly answer: unknown; readonly ms: number };

/** Everything that an outsider sees of an answer, except headers that always differ. */
async function seen(engine: RunningEngine, path: string, body: object): Promise<Seen> {
  const began = performance.now();
  const { status, headers, body: said } = await engine.asNobody().post(path, body);
  const ms = performance.now() - began;
  return {
    answer: {
      status,
      headers: [...headers].filter(([name]) => !OWN.includes(name)).map(alike),
      said,
    },
    ms,
  };
}

// The cookie that marks the signing-up browser may differ only in its 43 random characters.
const alike = ([name, value]: [string, string]) => [
  name,
  value.replace(/(?<=signed_up=)[\w-]{43}(?=;)/, '…'),
];

const unknown = () => `${crypto.randomUUID()}@example.test`;

/**
 * Known and unknown addresses alternate in pairs sent right after each other, so that a slow moment of a busy
 * machine affects both; the order within a pair alternates too.
 */
async function compared(engine: RunningEngine, path: string, bodyFor: (email: string) => object) {
  const known = await Promise.all(
    Array.from({ length: PAIRS }, () => engine.make.aCustomer({ emailVerified: false })),
  );
  await seen(engine, path, bodyFor(unknown()));
  const pairs: { known: Seen; unknown: Seen }[] = [];
  for (const [at, { email }] of known.entries()) {
    const ask = (of: string) => seen(engine, path, bodyFor(of));
    const first = await ask(at % 2 ? email : unknown());
    const second = await ask(at % 2 ? unknown() : email);
    pairs.push(at % 2 ? { known: first, unknown: second } : { known: second, unknown: first });
  }
  for (const pair of pairs) expect(pair.known.answer).toEqual(pair.unknown.answer);
  // A busy machine only makes answers slower, so the fastest of each kind shows the time that it really
  // takes.
  const soonest = (of: 'known' | 'unknown') => Math.min(...pairs.map((pair) => pair[of].ms));
  const [typical, difference] = [soonest('unknown'), soonest('known') - soonest('unknown')];
  return { typical, difference };
}

onSqlite(
  'Known and unknown addresses',
  (engine) => {
    // Closed before the server, which would wait for it when closing.
    afterAll(() => mail.close());

    it('[T-F2] signing in: the same answer, as late for an address that has no account', async () => {
      const { typical, difference } = await compared(engine, '/api/auth/sign-in', (email) => ({
        email,
        password: WRONG,
      }));
      // Without hashing a password for the unknown address, its answer would take a tenth of the time.
      expectWithin(Math.abs(difference), typical / 2);
    });

    it.each([
      [
        '/api/auth/sign-up',
        (email: string) => ({ email, password: WRONG, consent: BUILT_IN_PRIVACY }),
      ],
      ['/api/auth/password-reset-mail', (email: string) => ({ email })],
      ['/api/auth/verification-mail', (email: string) => ({ email })],
    ])(
      '[T-F2] %s: the same answer, after a time that says nothing, though the mail server hangs',
      async (path, bodyFor) => {
        const { typical, difference } = await compared(engine, path, bodyFor);
        // Both answers wait for the same step of the clock, which is longer than either takes.
        expect(typical).toBeGreaterThan(0.9 * STEP_MS);
        expectWithin(Math.abs(difference), 60);
      },
    );
  },
  { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  { answerStepMs: STEP_MS },
);

// Statements that do not belong to the request: publishing after the answer, setting up a connection, looking
// for letters.
const BESIDE = /pg_notify|set_config|letter/;

/** The statements that reach the database while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  // Every statement of either engine goes through one of these; the spies change nothing.
  const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(pg.Client.prototype, 'query')];
  await work();
  const asked = spies.flatMap(({ mock }) => mock.calls.map(([what]) => JSON.stringify(what) ?? ''));
  const count = asked.filter((what) => !BESIDE.test(what)).length;
  for (const spy of spies) spy.mockRestore();
  return count;
}

onEachEngine('What a request costs the database', (engine) => {
  it('[T-B1] the session and the role are one statement', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    await engine.make.aPlan(customer);
    const latest = `/api/customers/${customer.id}/diet-plans/latest`;
    expect(await statementsOf(() => engine.as(customer).get(latest))).toBe(2);
    // For another person's data, one statement more checks whether the customer has withdrawn their consent.
    expect(await statementsOf(() => engine.as(dietician).get(latest))).toBe(3);
    // Reads are recorded a moment later; flushed here, so that they are not counted below.
    await engine.server.deps.readings.flush();
    expect(await statementsOf(() => engine.as(dietician).get('/api/customers'))).toBe(2);
    await engine.server.deps.readings.flush();
    expect(await statementsOf(() => engine.asNobody().get(latest))).toBe(0);
  });

  it('[T-B1] what is one’s own takes one more statement to read, a profile and a day two', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer);
    await engine.make.aCustomerProfile(customer);
    const of = `/api/customers/${customer.id}`;
    const as = engine.as(customer);
    // The allergens chosen by a dietician are stored apart from the profile, because the customer cannot
    // change them.
    expect(await statementsOf(() => as.get(`${of}/profile`))).toBe(3);
    const save = (notes: string) => () =>
      as.patch(`${of}/daily-progress/${todayOf(customer)}`, wholeDay({ notes }));
    expect(await statementsOf(save(''))).toBe(3);
    // A new note is stored for the dietician to read, and they are told of it.
    expect(await statementsOf(save('Felt rested.'))).toBeLessThanOrEqual(13);
  });

  it('[T-B2] a plan goes to whom the guard lets in, and holds nothing beside the plan', async () => {
    const [anna, ben] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await engine.make.aPlan(anna, { name: 'for Anna alone' });
    const latest = `/api/customers/${anna.id}/diet-plans/latest`;
    const refused = await engine.as(ben).raw(latest);
    expect([refused.status, await refused.text()]).toEqual([
      404,
      expect.not.stringMatching('Anna'),
    ]);
    const { body } = await engine.as(anna).get<{ plan: object }>(latest);
    expect(Object.keys(body.plan).toSorted()).toEqual(
      'endDate id lastModified mealTimings name notes startDate uploadedAt version weeklyDietPlan'.split(
        ' ',
      ),
    );
  });
});
