import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import { onSqlite, type RunningEngine } from '#test/engines.ts';
import { freePort } from '#test/freePort.ts';
import { openSilent } from '#test/silentServer.ts';
import { expectWithin } from '#test/withinTime.ts';
import { ANSWER_STEP_MS } from './uniformTime.ts';

// That answers look alike two pairs show; how long they take is judged by the soonest of many.
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

/** Everything that somebody outside sees of an answer, but for what each of them has of its own. */
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

// Of the mark in the browser that signed up all look the same but for their 43 random characters.
const alike = ([name, value]: [string, string]) => [
  name,
  value.replace(/(?<=signed_up=)[\w-]{43}(?=;)/, '…'),
];

const unknown = () => `${crypto.randomUUID()}@example.test`;

/**
 * Known and unknown addresses by turns, each pair at the same moment of a busy machine, so that what
 * slows one slows the other; the order within a pair changes, too.
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
  // A busy machine only ever makes an answer later: the soonest of each kind tell what they take.
  const soonest = (of: 'known' | 'unknown') => Math.min(...pairs.map((pair) => pair[of].ms));
  const [typical, difference] = [soonest('unknown'), soonest('known') - soonest('unknown')];
  return { typical, difference };
}

onSqlite(
  'Known and unknown addresses',
  (engine) => {
    // Before the server is, which would wait for it.
    afterAll(() => mail.close());

    it('[T-F2] signing in: the same answer, as late for an address that has no account', async () => {
      const { typical, difference } = await compared(engine, '/api/auth/sign-in', (email) => ({
        email,
        password: WRONG,
      }));
      // Without a hash for the unknown one, a tenth of the time would be left.
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
        // Both wait for the same stroke of the clock, which is longer than either takes.
        expect(typical).toBeGreaterThan(0.9 * STEP_MS);
        expectWithin(Math.abs(difference), 60);
      },
    );
  },
  { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  { answerStepMs: STEP_MS },
);
