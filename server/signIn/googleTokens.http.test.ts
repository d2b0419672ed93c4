import { afterAll, beforeAll, expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { freePort } from '#test/freePort.ts';
import { type Forgery, type HostileProvider, openHostile } from '#test/google/hostile.ts';
import { Journey } from '#test/google/journey.ts';
import { settingsFor } from '#test/google/provider.ts';
import { cookieName } from './sessionCookie.ts';

const port = await freePort();
const latePort = await freePort();
const issuer = `http://127.0.0.1:${port}`;
let hostile: HostileProvider;

beforeAll(async () => {
  hostile = await openHostile(port);
});
afterAll(() => hostile.close());

const now = () => Math.floor(Date.now() / 1000);
const rightClaims = (nonce: string | null) => ({
  iss: issuer,
  aud: 'weekplate',
  sub: crypto.randomUUID(),
  nonce,
  iat: now(),
  exp: now() + 60,
  email: `${crypto.randomUUID()}@example.test`,
  email_verified: true,
});
type Claims = ReturnType<typeof rightClaims>;

const forgeries: Record<string, (claims: Claims) => Forgery | null> = {
  'for somebody else': (claims) => ({ claims: { ...claims, aud: 'another-client' } }),
  'of another issuer': (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } }),
  'with another nonce': (claims) => ({ claims: { ...claims, nonce: 'of-another-sign-in' } }),
  'without a nonce': ({ nonce: _nonce, ...claims }) => ({ claims }),
  'that has expired': (claims) => ({ claims: { ...claims, exp: now() - 3600 } }),
  'without an end': ({ exp: _exp, ...claims }) => ({ claims }),
  'without a subject': ({ sub: _sub, ...claims }) => ({ claims }),
  'without an address': ({ email: _email, ...claims }) => ({ claims }),
  'signed by a stranger': (claims) => ({ claims, unknownKey: true }),
  'signed with the public key': (claims) => ({ claims, alg: 'HS256' }),
  'that nobody signed': (claims) => ({ claims, alg: 'none' }),
  'that is missing': () => null,
};

onSqlite(
  'ID tokens',
  (engine) => {
    async function signInWith(forge: (claims: Claims) => Forgery | null, more = '') {
      const journey = new Journey(engine.url);
      const { searchParams } = await journey.begin();
      hostile.forgery = forge(rightClaims(searchParams.get('nonce')));
      const state = searchParams.get('state');
      const answer = await journey.open(
        `${engine.url}/api/auth/google/callback?code=x&state=${state}${more}`,
      );
      return { status: answer.status, session: journey.cookie(cookieName(undefined)) };
    }
    const countUsers = async () =>
      (await engine.db.selectFrom('user').select('id').execute()).length;

    it('[T-A5] the way to the provider carries state, nonce and PKCE', async () => {
      const { searchParams } = await new Journey(engine.url).begin();
      expect(searchParams.get('state')?.length).toBeGreaterThanOrEqual(32);
      expect(searchParams.get('nonce')?.length).toBeGreaterThanOrEqual(32);
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(searchParams.get('redirect_uri')).toBe(`${engine.url}/api/auth/google/callback`);
    });

    it('[T-A5] a right one is taken', async () => {
      const { status, session } = await signInWith((claims) => ({ claims }));
      expect(status).toBe(200);
      expect(session).toBeTruthy();
    });

    it.each(Object.entries(forgeries))('[T-A5] one %s is refused', async (_what, forge) => {
      const before = await countUsers();
      const { status, session } = await signInWith(forge);
      expect(status).toBe(401);
      expect(session).toBeUndefined();
      expect(await countUsers()).toBe(before);
    });

    it('[T-A5] an answer in the name of another issuer is refused', async () => {
      const { status } = await signInWith((claims) => ({ claims }), '&iss=https://evil.example');
      expect(status).toBe(401);
    });

    it('[T-A4] the word "false" is no verified address', async () => {
      const customer = await engine.make.aCustomer();
      const { status } = await signInWith((claims) => ({
        claims: { ...claims, email: customer.email, email_verified: 'false' },
      }));
      expect(status).toBe(409);
    });
  },
  settingsFor(issuer),
);

onSqlite(
  'A provider that is away',
  (engine) => {
    it('[T-I7] does not hinder the start, and works once it is back', async () => {
      const away = await new Journey(engine.url).open(`${engine.url}/api/auth/google`);
      expect(away.status).toBe(503);
      expect(await away.text()).toContain('Google cannot be reached just now.');
      engine.takeErrors();
      const back = await openHostile(latePort);
      const { origin } = await new Journey(engine.url).begin();
      expect(origin).toBe(`http://127.0.0.1:${latePort}`);
      await back.close();
    });
  },
  settingsFor(`http://127.0.0.1:${latePort}`),
);

onSqlite('Without credentials', (engine) => {
  it('[AUTH-01] Google is neither offered nor answered', async () => {
    const { body } = await engine.asNobody().get('/api/sign-in-options');
    expect(body).toMatchObject({ google: false });
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y'])
      expect((await engine.asNobody().raw(path)).status).toBe(404);
  });
});
