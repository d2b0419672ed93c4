import { afterAll, beforeAll, expect, it } from 'vitest';
import { onSqlite, type RunningEngine } from './engines.ts';
import { Statements } from './explain/statements.ts';
import { freePort } from './freePort.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from './google/provider.ts';
import { freshAddress } from './http/signedIn.ts';
import { codeCases } from './proofs/codes.ts';
import { proofsOf } from './proofs/fields.ts';
import { googleCases } from './proofs/google.ts';
import { linkCases } from './proofs/links.ts';
import { passkeyCases } from './proofs/passkeys.ts';
import type { Group, Stage } from './proofs/proof.ts';

type Answer = {
  readonly what: string;
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly said: string;
};

const cases = { ...linkCases, ...passkeyCases, ...codeCases, ...googleCases };

// Headers that differ in every response.
const OWN: readonly string[] = ['date', 'x-request-id'];
// Queries that look up the person or thing that something names.
const LOOK_UP =
  /^\s*select\b.*\bfrom "(user|account|verification|passkey|setUpLink|reminder|invitation|calendarFeed)"/is;

const port = await freePort();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

onSqlite(
  'What proves something: a link, a token, a state, a challenge, a code',
  (engine) => {
    it('[T-K2] every one that an operation takes is tried here', () => {
      expect(proofsOf(engine.operations)).toEqual(Object.keys(cases).sort());
    });

    it.each(Object.entries(cases))(
      '[T-K2] %s: one that is none of ours is answered alike, and costs a try',
      async (_name, groupsOf) => {
        for (const group of await groupsOf(await stageOf(engine, google))) {
          const answers = await answersTo(engine, group);
          expect(answers.length).toBeGreaterThan(2);
          const [first] = answers;
          for (const { what, ...answer } of answers)
            expect({ ...answer, what }).toEqual({ ...first, what });
          await refusedOnceUsedUp(engine, group);
        }
      },
    );
  },
  settingsFor(`http://127.0.0.1:${port}`),
);

async function stageOf(engine: RunningEngine, stand: GoogleStandIn): Promise<Stage> {
  const unconfirmed = await engine.make.aCustomer({ emailVerified: false });
  const confirmed = await engine.make.aCustomer();
  return { engine, google: stand, unconfirmed, confirmed, nobody: freshAddress() };
}

/** Everything that the person who tries can observe, and the cost for them: one try each. */
async function answersTo(engine: RunningEngine, { limit, tries }: Group) {
  const answers: Answer[] = [];
  for (const { what, unsealed, send } of tries) {
    const before = await countOf(engine, limit);
    const statements = new Statements();
    const answer = await statements.during(what, send).finally(() => statements.release());
    const looked = [...statements.seen.keys()].filter((sql) => LOOK_UP.test(sql));
    expect(unsealed ? looked : [], `looked up for one that is ${what}`).toEqual([]);
    const headers = [...answer.headers].filter(([name]) => !OWN.includes(name));
    answers.push({ what, status: answer.status, headers, said: await answer.text() });
    expect((await countOf(engine, limit)) - before, `tries for one that is ${what}`).toBe(1);
  }
  return answers;
}

const keysOf = (engine: RunningEngine, limit: string) =>
  engine.db
    .selectFrom('rateLimit')
    .select(['key', 'count'])
    .where('key', 'like', `${limit}:%`)
    .execute();

const countOf = async (engine: RunningEngine, limit: string) =>
  (await keysOf(engine, limit)).reduce((sum, { count }) => sum + count, 0);

async function refusedOnceUsedUp(engine: RunningEngine, { limit, tries }: Group) {
  const rows = await keysOf(engine, limit);
  const setTo = async (count: number) => {
    for (const { key } of rows)
      await engine.db.updateTable('rateLimit').set({ count }).where('key', '=', key).execute();
  };
  await setTo(1_000_000);
  for (const { what, send } of tries) {
    const refused = await send();
    expect([what, refused.status]).toEqual([what, 429]);
    await refused.body?.cancel();
  }
  await setTo(0);
}
