import { beforeAll, expect, it, vi } from 'vitest';
import { pathOf } from './access/attempt.ts';
import { aWorld, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';

const OF_TEXT = /^(text\/|application\/xml)/;

onSqlite('What answers are', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  it('[T-E2] each answer says what it is, text in UTF-8, and JSON is JSON', async () => {
    const paths = engine.operations
      .filter(({ method, path }) => method === 'get' && path !== '/api/events')
      .flatMap((each) => [pathOf(each, world, world.owner), pathOf(each, world, null)]);
    const wrong: string[] = [];
    const types = new Set<string>();
    for (const path of [...paths, '/', '/login', '/robots.txt', '/sitemap.xml', '/api/none']) {
      const answer = await engine.as(world.owner).raw(path);
      const type = (answer.headers.get('content-type') ?? 'none').toLowerCase();
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      if (text === '') continue;
      types.add(type.split(';')[0] ?? '');
      if (OF_TEXT.test(type) && !type.includes('charset=utf-8')) wrong.push(`${path}: ${type}`);
      if (/^\s*[{[]/.test(text) !== type.startsWith('application/json'))
        wrong.push(`${path}: ${type}, ${text.slice(0, 40)}`);
      if (type.startsWith('application/zip') !== text.startsWith('PK')) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    expect([...types]).toEqual(expect.arrayContaining(['application/json', 'application/zip']));
  });

  it('[T-D2] the only file that is handed out has a name of ours', async () => {
    const { headers, body } = await engine
      .as(world.owner)
      .raw(`/api/customers/${world.owner.id}/export?filename=evil.html`);
    await body?.cancel();
    expect(headers.get('content-disposition')).toBe('attachment; filename="weekplate-my-data.zip"');
  });

  it('[T-E2] a fault of ours is told in general words, and nothing of the inside', async () => {
    const person = await engine.make.aCustomer();
    const path = `/api/profile-images/${person.id}/${await engine.make.anImage(person)}`;
    const broken = vi.spyOn(engine.server.deps.images, 'read').mockImplementation(() => {
      throw new TypeError('select "password" from account at /srv/weekplate');
    });
    const answer = await engine.as(person).raw(path);
    broken.mockRestore();
    const text = await answer.text();
    expect(engine.takeErrors()).toHaveLength(1);
    expect(answer.status).toBe(500);
    const { code, message } = JSON.parse(text).error;
    expect(code).toBe('internal');
    expect(message).toMatch(/^Something went wrong on our side/);
    expect(text).not.toMatch(/TypeError|password|\/srv|\.ts\b|\bat /);
  });
});
