import { beforeAll, expect, it } from 'vitest';
import { pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import type { Refused } from './http/client.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

onSqlite('Pages', (engine) => {
  let world: World;
  const paged = () =>
    engine.operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'after'));
  const pageOf = (path: string, query: string) =>
    engine.as(world.dietician).get<{ next: string | null } & Refused>(
      // A search for nothing finds nothing.
      `${path}?${path.endsWith('/api/messages') ? 'search=e&' : ''}${query}`,
    );

  beforeAll(async () => {
    world = await aWorld(engine.make);
    // A second row in every list, so that each list has a second page.
    await engine.make.aPlan(world.owner);
    await engine.make.aSavedPlan(world.owner);
    await engine.make.aContactMessage();
    await engine.make.anArticle();
    await engine.make.anOwnFood();
    await engine.make.aFoodName();
    await engine.make.aLibraryPlan();
    await engine.make.aVisit(world.owner);
    const { dietician } = world;
    await engine.make.anAppointment(world.owner, { dietician, minutes: 15, startsAt: new Date() });
    await engine.make.anInvitation(dietician, { position: 'dietician' });
    await engine.make.aNotification(world.dietician, { customer: world.owner });
    // Neither has a plan, so both are on the morning board.
    await engine.make.aCustomer();
    await engine.make.aCustomer();
    for (const part of ['notes', 'profile'])
      await engine.as(world.dietician).get(`/api/customers/${world.owner.id}/${part}`);
  });

  it('[T-C2] a cursor that the list did not make is refused by name, on every paged operation', async () => {
    const lists = paged().map((operation) => pathOf(operation, world, world.dietician));
    expect(lists.length).toBeGreaterThan(3);
    const own = await Promise.all(
      lists.map(async (path) => (await pageOf(path, 'limit=1')).body.next ?? 'no second page'),
    );
    expect(own).not.toContain('no second page');
    for (const [index, path] of lists.entries()) {
      const ofOthers = own.filter((_, other) => other !== index);
      const mine = own[index] ?? '';
      expect((await pageOf(path, `after=${mine}`)).status).toBe(200);
      for (const cursor of [
        ...ofOthers,
        '',
        'x',
        'bm90IGpzb24',
        `${mine}A`,
        `${mine}==`,
        mine.slice(0, -2),
        encoded([]),
        encoded(['x']),
        encoded(['x', 'y']),
        encoded(['x', 'y', 'z']),
        encoded(['\u0000', 'x']),
        encoded({ length: 2 }),
        encoded([1, 2]),
      ]) {
        const { status, body } = await pageOf(path, `after=${encodeURIComponent(cursor)}`);
        expect([path, cursor, status]).toEqual([path, cursor, 422]);
        expect(Object.keys(body.error.fields ?? {})).toEqual(['after']);
      }
    }
  });

  it('[T-C2] what is said twice in an address is refused by name, not one of both taken', async () => {
    for (const operation of paged()) {
      const path = pathOf(operation, world, world.dietician);
      const { status, body } = await pageOf(path, 'limit=1&limit=100');
      expect([path, status]).toEqual([path, 422]);
      expect(Object.keys(body.error.fields ?? {})).toEqual(['limit']);
    }
  });
});
