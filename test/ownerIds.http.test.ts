import { beforeAll, expect, it } from 'vitest';
import { bodyFor, latestOf, pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import type { Person } from './factories/people.ts';
import { isForPractice, type Operation } from './http/document.ts';
import { hashesOfTables } from './tableHashes.ts';

const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Fields with which a body could claim another owner or another sender. */
const claims = (world: World): [string, unknown][] => [
  ...['id', 'uid', 'userId', 'customerId', 'clientId', 'ownerId', 'actorId', 'uploadedBy'].map(
    (field): [string, unknown] => [field, world.otherCustomer.id],
  ),
  ['role', 'client'],
  ['emailVerified', true],
  ['disabled', false],
  ['version', 99],
  ['__proto__', { role: 'client', emailVerified: true }],
  ['constructor', { prototype: { role: 'client' } }],
];

/** The most fields that one refusal names. */
const NAMED_AT_ONCE = 5;

onSqlite('What a body claims', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  const callerOf = ({ access = [] }: Operation): Person =>
    access.some((who) => who === 'owner' || who === 'customer') && !isForPractice(access)
      ? world.owner
      : world.dietician;

  it('[T-A3] [T-B4] no write takes an owner, an id or a role from its body', async () => {
    const taking = engine.operations.filter(({ bodies }) => bodies['application/json']);
    expect(taking.length).toBeGreaterThan(15);
    const before = await hashesOfTables(engine.db);
    const taken: string[] = [];
    for (const operation of taking) {
      const own = JSON.stringify(bodyFor(operation, world) as object);
      const send = async (all: readonly [string, unknown][]) => {
        const claimed = all.map(([field, claim]) => `"${field}":${JSON.stringify(claim)}`).join();
        const person = callerOf(operation);
        const answer = await engine.as(person).raw(pathOf(operation, world, person), {
          method: operation.method.toUpperCase(),
          headers: { 'content-type': 'application/json', 'if-match': latestOf(operation) },
          body: `${own.slice(0, -1)}${own === '{}' ? '' : ','}${claimed}}`,
        });
        return { status: answer.status, text: await answer.text() };
      };
      const all = claims(world);
      for (let from = 0; from < all.length; from += NAMED_AT_ONCE) {
        const some = all.slice(from, from + NAMED_AT_ONCE);
        const refused = await send(some);
        for (const claim of some) {
          const names = ({ status, text }: typeof refused) =>
            status === 422 && text.includes(`"${claim[0]}":`);
          if (names(refused)) continue;
          // A field that the operation knows is checked only after all unknown fields.
          const alone = await send([claim]);
          if (!names(alone))
            taken.push(`${nameOf(operation)} with ${claim[0]}: ${alone.status} ${alone.text}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(await hashesOfTables(engine.db, before)).toEqual(before);
  });

  it('[T-B4] a customer’s own lists neither hold nor count what is another’s', async () => {
    const before = await readsOf(world.owner);
    const more = await engine.make.aCustomer({ name: 'Somebody Else' });
    for (let count = 0; count < 3; count += 1) await engine.make.aPlan(more);
    await engine.make.aDay(more, world.today, { notes: 'Somebody else’s day' });
    await engine.make.aNote(more, 'Somebody else’s note', world.dietician);
    await engine.make.aCustomerProfile(more);
    expect(await readsOf(world.owner)).toEqual(before);
  });

  it('[T-B4] a dietician’s lists of one customer hold that customer’s alone', async () => {
    const other = await engine.make.aCustomer();
    const theirs = await engine.make.aPlan(other, { name: 'Theirs' });
    const saved = await engine.make.aSavedPlan(other, { name: 'Theirs, saved' });
    for (const [list, own] of [
      ['diet-plans', theirs.id],
      ['saved-diet-plans', saved.id],
    ] as const) {
      const path = `/api/customers/${other.id}/${list}`;
      const { body } = await engine.as(world.dietician).get<{ items: { id: string }[] }>(path);
      expect(body.items.map(({ id }) => id)).toEqual([own]);
    }
    const found = await engine
      .as(world.dietician)
      .get<{ items: { id: string }[] }>(`/api/customers?search=${other.email}`);
    expect(found.body.items.map(({ id }) => id)).toEqual([other.id]);
  });

  /** Everything that this customer may read, as text, by operation. */
  async function readsOf(person: Person): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const operation of engine.operations) {
      // These contain the time of their creation; rights.http.test.ts and calendarFeed.http.test.ts test
      // them.
      const ofTheirs =
        operation.method === 'get' && !/\/(events|export|\{file\})$/.test(operation.path);
      if (!ofTheirs) continue;
      const answer = await engine.as(person).raw(pathOf(operation, world, person));
      if (answer.ok) texts[nameOf(operation)] = await answer.text();
    }
    expect(Object.keys(texts).length).toBeGreaterThan(8);
    return texts;
  }
});
