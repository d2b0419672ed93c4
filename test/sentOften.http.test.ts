import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DECLARED } from '#server/app/nouns.ts';
import { bodyFor, latestOf, pathOf } from './access/attempt.ts';
import { aWorld } from './access/world.ts';
import { onEachEngine } from './engines.ts';
import { aPixel } from './factories/images.ts';
import { hashesOfTables } from './tableHashes.ts';
import { isThorough } from './thorough.ts';

/** A field that a body may have, with a different value for it. */
const OTHER = {
  time: '07:07',
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
};

const JSON_HEADERS = { 'content-type': 'application/json' };

onEachEngine('One request, sent often', (engine) => {
  const takingKeys = () =>
    engine.operations.filter(({ parameters }) =>
      parameters.some(({ in: where, name }) => where === 'header' && name === 'idempotency-key'),
    );
  const takingVersions = () =>
    engine.operations.filter(({ parameters }) =>
      parameters.some(({ in: where, name }) => where === 'header' && name === 'if-match'),
    );

  // One function handles all keys: it is tested with every write on SQLite, and with every third on
  // PostgreSQL.
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
      const made = path.startsWith('/api/customers/') ? 1 : 0;
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(input)));
      expect(new Set(answers).size, path).toBe(1);
      expect(answers[0]).toMatch(/^201 /);
      expect(await rowsOf(world.owner.id)).toBe(before + made);

      const after = await settledRows();
      const another = Object.entries(OTHER).find(([field]) => field in input) ?? [];
      const [field = '', other] = another;
      // A photo belongs to its meal, which is in the address.
      const to = path.replace('meal=1', 'meal=2');
      const answer = await send({ ...input, [field]: other }, sender, to);
      expect(answer).toMatch(/^422 .*idempotency-key-reused/);
      expect(await settledRows()).toEqual(after);
      if (isOwners) continue;
      // Keys are separate for each sender: the same key from somebody else is another request.
      const colleague = await engine.make.aDietician();
      // A practice has one food of a name, whoever adds it.
      const isNamed = path.endsWith('/own-foods');
      expect(await send(input, colleague)).toMatch(isNamed ? /^409 .*same-name/ : /^201 /);
      // An article is given only once, whoever gives it again.
      const again = path.endsWith('/article-links') ? 0 : made;
      expect(await rowsOf(world.owner.id)).toBe(before + made + again);
    }
  });

  it('[T-C4] [PLAN-15] every operation with a version: of 10 at once one is taken, the rest are 412', async () => {
    expect(takingVersions().length).toBeGreaterThan(4);
    for (const operation of takingVersions()) {
      const world = await aWorld(engine.make);
      const { access = [] } = operation;
      const person = access.includes('dietician') ? world.dietician : world.owner;
      const send = () =>
        engine.as(person).raw(pathOf(operation, world, person), {
          method: operation.method.toUpperCase(),
          headers: { ...JSON_HEADERS, 'if-match': latestOf(operation) },
          ...(operation.method !== 'delete' && { body: JSON.stringify(bodyFor(operation, world)) }),
        });
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      const statuses = answers.map(({ status }) => status).sort();
      // Once something is deleted, later requests do not find it.
      const late = operation.method === 'delete' ? 404 : 412;
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

  /** All rows, except those sent in the background: push messages to devices that do not exist. */
  async function settledRows() {
    // The letter of an invitation is sent after the response, which then changes the invitation.
    const letters = engine.db.selectFrom('invitation').select('id').where('letter', '=', 'waiting');
    await expect.poll(() => letters.execute()).toEqual([]);
    const { outboxItem: _, pushDevice: __, ...rows } = await hashesOfTables(engine.db);
    return rows;
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
