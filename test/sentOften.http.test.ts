import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DECLARED } from '#server/app/nouns.ts';
import { bodyFor, latestOf, pathOf } from './access/attempt.ts';
import { aWorld } from './access/world.ts';
import { onEachEngine } from './engines.ts';
import { aPixel } from './factories/images.ts';
import { isForPractice } from './http/document.ts';
import { type Hashes, hashesOfTables } from './tableHashes.ts';
import { isThorough } from './thorough.ts';

/** A field that a body may have, with a different value for it. */
const OTHER = {
  position: 'owner',
  time: '07:15',
  note: 'Another one',
  line: 'Another one',
  name: 'Another one',
  words: 'Another one',
  weeks: [{ name: 'Another one', startDate: '2099-01-05' }],
  nextStep: 'Another one',
  title: 'Another one',
  text: 'Another one',
  upTo: null,
  day: null,
  questionnaireId: 'another-one',
  startsAt: '2099-01-05T10:00:00.000Z',
};

const JSON_HEADERS = { 'content-type': 'application/json' };

/** What a colleague cannot do again: a food of that name, an invitation, and an appointment of somebody at that time. */
const ONLY_ONCE: readonly (readonly [string, RegExp])[] = [
  ['/own-foods', /^409 .*same-name/],
  ['/colleague-invitations', /^422 .*email/],
  ['/appointments', /^409 .*slot-taken/],
];

onEachEngine('One request, sent often', (engine) => {
  const takingKeys = () =>
    engine.operations.filter(({ parameters }) =>
      parameters.some(({ in: where, name }) => where === 'header' && name === 'idempotency-key'),
    );
  const takingVersions = () =>
    engine.operations.filter(({ parameters }) =>
      parameters.some(({ in: where, name }) => where === 'header' && name === 'if-match'),
    );

  // One function handles all keys and one all versions: they are tested with every write on SQLite, and with every
  // third on PostgreSQL.
  const isOnesTurn = (_: unknown, at: number) =>
    isThorough || engine.name === 'sqlite' || at % 3 === 0;

  it('[T-C4] [PLAN-16] every operation with a key: 20 at once, one row and one answer; another body, 422', async () => {
    expect(takingKeys().length).toBeGreaterThan(6);
    for (const operation of takingKeys().filter(isOnesTurn)) {
      const world = await aWorld(engine.make);
      const isOwners = operation.access?.includes('owner') === true;
      const sender = isOwners ? world.owner : world.dietician;
      const path = pathOf(operation, world, sender);
      const isPhoto = path.includes('/photos?');
      const input = isPhoto ? {} : (bodyFor(operation, world) as object);
      const key = crypto.randomUUID();
      const send = async (body: object, as = sender, to = path) => {
        const type = isPhoto ? { 'content-type': 'image/png' } : JSON_HEADERS;
        const answer = await engine.as(as).raw(to, {
          method: operation.method.toUpperCase(),
          headers: { ...type, 'idempotency-key': key },
          body: isPhoto ? aPixel : JSON.stringify(body),
        });
        return `${answer.status} ${await answer.text()}`;
      };
      const before = await rowsOf(world.owner.id);
      // A row without an owner counts as one if all responses have the same id.
      const ofCustomer = path.startsWith('/api/customers/') ? 1 : 0;
      // An appointment of 45 minutes also takes three quarters of an hour, one in a slot four.
      const isBooked = { '/appointments': 4, '/appointment-slots': 5 };
      const booked = Object.entries(isBooked).find(([end]) => operation.path.endsWith(end));
      const made = booked?.[1] ?? ofCustomer;
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(input)));
      expect(new Set(answers).size, path).toBe(1);
      expect(answers[0]).toMatch(/^201 /);
      expect(await rowsOf(world.owner.id)).toBe(before + made);

      const after = await settledRows();
      const another = Object.entries(OTHER).find(([field]) => field in input) ?? [];
      const [field = '', other] = another;
      // A photo belongs to its meal, which is in the address.
      const to = path.replace('meal=1', 'meal=2').replace('question=', 'question=other-');
      const answer = await send({ ...input, [field]: other }, sender, to);
      expect(answer).toMatch(/^422 .*idempotency-key-reused/);
      expect(await settledRows(after)).toEqual(after);
      if (isOwners) continue;
      // Keys are separate for each sender: the same key from somebody else is another request.
      const colleague = await engine.make.aDietician();
      const [, refusal = /^201 /] = ONLY_ONCE.find(([end]) => path.endsWith(end)) ?? [];
      expect(await send(input, colleague)).toMatch(refusal);
      // An article is given only once, whoever gives it again.
      const isOnce = refusal.source !== '^201 ' || path.endsWith('/article-links');
      const again = isOnce ? 0 : made;
      expect(await rowsOf(world.owner.id)).toBe(before + made + again);
    }
  });

  it('[T-C4] [PLAN-15] every operation with a version: of 10 at once one is taken, the rest are 412', async () => {
    expect(takingVersions().length).toBeGreaterThan(4);
    for (const operation of takingVersions().filter(isOnesTurn)) {
      const world = await aWorld(engine.make);
      const { access = [] } = operation;
      const person = isForPractice(access) ? world.dietician : world.owner;
      const send = () =>
        engine.as(person).raw(pathOf(operation, world, person), {
          method: operation.method.toUpperCase(),
          headers: { ...JSON_HEADERS, 'if-match': latestOf(operation) },
          ...(operation.method !== 'delete' && { body: JSON.stringify(bodyFor(operation, world)) }),
        });
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      const statuses = answers.map(({ status }) => status).sort();
      // Once something is deleted, later requests do not find it.
      const afterSigning = operation.path.endsWith('/signed') ? 409 : 412;
      const late = operation.method === 'delete' ? 404 : afterSigning;
      expect([operation.path, statuses.filter((status) => status < 300).length]).toEqual([
        operation.path,
        1,
      ]);
      expect([operation.path, statuses.filter((status) => status === late).length]).toEqual([
        operation.path,
        9,
      ]);
    }
  });

  /** All rows. */
  async function settledRows(before?: Hashes) {
    // The letter of an invitation is sent after the response, which then changes the invitation.
    const letters = engine.db.selectFrom('invitation').select('id').where('letter', '=', 'waiting');
    await expect.poll(() => letters.execute()).toEqual([]);
    return hashesOfTables(engine.db, before);
  }

  async function rowsOf(customerId: string): Promise<number> {
    let count = 0;
    for (const [table, { owner }] of Object.entries(DECLARED.tables)) {
      // The audit log grows with every request, and the index of meal words with every plan.
      if (owner !== 'customerId' || ['auditEntry', 'mealTextUse'].includes(table)) continue;
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where "customerId" = ${customerId}`.execute(engine.db);
      count += rows.length;
    }
    return count;
  }
});
