import { expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';

const SAFE = 'Path=/; HttpOnly; SameSite=Lax; Secure';

/** Splits `name=value; Path=/; …` into name, value and attributes. */
const partsOf = (cookie: string) => {
  const [pair = '', ...rest] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { name, value: decodeURIComponent(value), rest };
};

onSqlite(
  'Behind TLS',
  (engine) => {
    it('[T-F3] the cookie of a session is kept to TLS, to this host and out of scripts’ reach', async () => {
      const { email } = await engine.make.aCustomer();
      const tokens = new Set<string>();
      for (let round = 0; round < 3; round += 1) {
        const { headers } = await engine
          .asNobody()
          .post('/api/auth/sign-in', { email, password: PASSWORD });
        const [cookie, ...others] = headers.getSetCookie().map(partsOf);
        expect(others).toEqual([]);
        expect(cookie?.name).toBe('__Secure-better-auth.session_token');
        // There is no Domain attribute, so other hosts of the same domain do not get the cookie.
        const [age, ...safe] = (cookie?.rest ?? []).toSorted((a, b) => order(a) - order(b));
        expect(age).toMatch(/^Max-Age=\d+$/);
        expect(safe.join('; ')).toBe(SAFE);
        const [token = ''] = cookie?.value.split('.') ?? [];
        // 22 letters and digits hold at least 128 bits.
        expect(token).toMatch(/^[\w-]{22,}$/);
        tokens.add(token);
      }
      expect(tokens.size).toBe(3);
    });

    it('[T-E2] browsers are told to come by TLS alone, for a year, to every host below too', async () => {
      for (const path of ['/api/health', '/api/nothing', '/robots.txt', '/nothing']) {
        const { headers } = await engine.asNobody().raw(path);
        expect([path, headers.get('strict-transport-security')]).toEqual([
          path,
          'max-age=31536000; includeSubDomains',
        ]);
      }
    });
  },
  { PUBLIC_URL: 'https://plan.example.org' },
);

const ORDER = ['Max-Age', ...SAFE.split('; ')];
const order = (part: string) => ORDER.findIndex((each) => part.startsWith(each));
