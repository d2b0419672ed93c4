import { afterAll, expect, it, vi } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { openingPaths } from '#domain/accounts/meSchema.ts';

const ANN = { id: 'ann', role: 'customer', consent: 'given', today: '2026-11-26' } as Me;
const PATHS = ['/api/me', ...openingPaths(ANN)];
const answers = () =>
  Object.fromEntries(PATHS.map((path) => [path, { status: 200, body: { of: path } }]));

// The next tests must not see what this module remembers from the last page.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/**
 * Opens a page at an address, with a server that gives this answer to the opening request, and records the
 * requests.
 */
async function aPage(address: string, answer: () => Promise<Response>) {
  vi.resetModules();
  const asked: string[] = [];
  vi.stubGlobal('location', { pathname: address });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return path === '/api/opening' ? answer() : Promise.resolve(Response.json({ alone: path }));
  });
  const { get } = await import('./request.ts');
  return { asked, get };
}

it('[DAY-01] what the dashboard opens with is asked for in one request, and taken once', async () => {
  const { asked, get } = await aPage('/customer/dashboard', async () =>
    Response.json({ answers: answers() }),
  );
  expect(await Promise.all(PATHS.map((path) => get(path)))).toEqual(
    PATHS.map((path) => ({ of: path })),
  );
  expect(asked).toEqual(['/api/opening']);
  expect(await get('/api/me')).toEqual({ alone: '/api/me' });
  expect(await get('/api/customers/ann/diet-plans')).toEqual({
    alone: '/api/customers/ann/diet-plans',
  });
});

it('[DAY-01] what is not in it is asked for alone, and other pages ask for nothing more', async () => {
  const { asked, get } = await aPage('/customer/dashboard', async () =>
    Response.json({ answers: { '/api/me': answers()['/api/me'] } }),
  );
  const day = PATHS[1] ?? '';
  expect(await Promise.all([get('/api/me'), get(day)])).toEqual([
    { of: '/api/me' },
    { alone: day },
  ]);
  expect(asked).toEqual(['/api/opening', day]);
  const other = await aPage('/login', () => Promise.reject(new Error('never asked')));
  await other.get('/api/me');
  expect(other.asked).toEqual(['/api/me']);
});

it.each(['this page', 'another device'])(
  '[DAY-01] what was not taken yet is asked for anew after a change of %s',
  async (by) => {
    const { asked, get } = await aPage('/customer/dashboard', async () =>
      Response.json({ answers: answers() }),
    );
    const [day = '', plan = ''] = PATHS.slice(1);
    expect(await get(day)).toEqual({ of: day });
    if (by === 'this page') await (await import('./request.ts')).send('PUT', day, {});
    else (await import('../live/queryClient.tsx')).invalidate(['customers', 'ann', 'diet-plan']);
    asked.length = 0;
    expect(await get(plan)).toEqual({ alone: plan });
    expect(asked).toEqual([plan]);
  },
);

it('[DAY-04] a refusal in it is one, and without a network the next try asks anew', async () => {
  const refused = { status: 404, body: { error: { code: 'not-found', message: 'Not here.' } } };
  const { get } = await aPage('/customer/dashboard', async () =>
    Response.json({ answers: { '/api/me': refused } }),
  );
  await expect(get('/api/me')).rejects.toMatchObject({ status: 404, code: 'not-found' });
  const offline = await aPage('/customer/dashboard', () =>
    Promise.reject(new TypeError('offline')),
  );
  await expect(offline.get('/api/me')).rejects.toMatchObject({ status: 0, code: 'offline' });
  expect(await offline.get('/api/me')).toEqual({ alone: '/api/me' });
  const portal = await aPage('/customer/dashboard', async () => new Response('Log in to Wi-Fi'));
  expect(await portal.get('/api/me')).toEqual({ alone: '/api/me' });
});
