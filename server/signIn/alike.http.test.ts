import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
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
