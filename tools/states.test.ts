import { join } from 'node:path';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#test/check/run.ts';
import { SCREENS } from '#test/e2e/states/screens.ts';
import { closePractices } from './states.ts';

const configFile = join(ROOT, 'web/vite.config.ts');

describe('the page of states', () => {
  let dev: ViteDevServer;
  let url: string;
  beforeAll(async () => {
    dev = await createServer({
      configFile,
      logLevel: 'error',
      server: { port: 0, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    await dev.listen();
    url = dev.resolvedUrls?.local[0]?.slice(0, -1) ?? '';
  });
  afterAll(async () => {
    await dev.close();
    await closePractices();
  });

  it('lists every screen of the tests in development', async () => {
    const page = await (await fetch(`${url}/states`)).text();
    expect(SCREENS.filter(({ name }) => !page.includes(name))).toEqual([]);
    expect(page).toContain('press /^Edit /');
  });

  it.each([
    ['typical', 200, 'Spring week'],
    ['failed', 400, 'Something went wrong'],
  ])('shows the customer’s home, %s', async (shown, status, words) => {
    const nth = SCREENS.findIndex(({ name }) => name === 'home');
    const link = await fetch(`${url}/states/${nth}/${shown}`, { redirect: 'manual' });
    expect(link.headers.get('location')).toBe('/customer/dashboard');
    const [state = ''] = link.headers.getSetCookie();
    // Of several cookies, one of which only ends alike, its own counts.
    const as = { headers: { cookie: `other-state=empty.nobody; ${state.split(';')[0]}` } };
    const { me } = await (await fetch(`${url}/api/me`, as)).json();
    expect(me.name).toBe('Ada Accessible');
    const latest = await fetch(`${url}/api/customers/${me.id}/diet-plans/latest`, as);
    expect(latest.status).toBe(status);
    expect(await latest.text()).toContain(words);
    // The code of the page is the same for everybody.
    expect(await (await fetch(`${url}/api/request.ts`, as)).text()).toContain('export');
    expect(await (await fetch(`${url}/api/request.ts`)).text()).toContain('export');
  });

  it('is absent from the build', async () => {
    const named = async (command: 'build' | 'serve') =>
      (await resolveConfig({ configFile }, command)).plugins.map(({ name }) => name);
    expect(await named('serve')).toContain('states');
    expect(await named('build')).not.toContain('states');
  });
});
