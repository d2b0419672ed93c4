import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { say } from '#domain/signIn/words.ts';
import { onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

/** Each pair would be equal for a server that altered the typed password. */
const pairs: readonly (readonly [string, string, string])[] = [
  ['no letter at all', '- .. ---- .-', '- .. ---- .-.'],
  ['digits alone', '71730594', '71730595'],
  ['small letters alone', 'plumsandrice', 'PlumsAndRice'],
  ['spaces at its ends', ' plums and rice ', 'plums and rice'],
  ['other scripts and pictures', 'сливы и рис 🍚', 'сливы и рис 🍙'],
  ['markup', '<b>plums</b>&amp;', '<b>plums</b>&'],
  ['more than 64 characters', `${'plums'.repeat(20)}a`, `${'plums'.repeat(20)}b`],
  ['as many as are taken', `${'x'.repeat(127)}a`, `${'x'.repeat(127)}b`],
];

onSqlite('A password', (engine) => {
  it.each(pairs)(
    '[T-F1] any characters make one, taken as typed: %s',
    async (_what, chosen, other) => {
      const person = await engine.make.aCustomer();
      const { status } = await engine
        .as(person)
        .post('/api/auth/password', { currentPassword: PASSWORD, newPassword: chosen });
      expect(status).toBe(204);
      const signIn = (password: string) =>
        engine.asNobody().post('/api/auth/sign-in', { email: person.email, password });
      expect((await signIn(other)).status).toBe(401);
      expect((await signIn(chosen)).status).toBe(200);
    },
  );

  it('[AUTH-03] has eight characters at least and 128 at most, and is refused in words', async () => {
    const client = engine.as(await engine.make.aCustomer());
    for (const password of ['1234567', 'x'.repeat(129)]) {
      const email = `${crypto.randomUUID()}@example.test`;
      const signUp = await client.post<Refused>('/api/auth/sign-up', {
        email,
        password,
        consent: BUILT_IN_PRIVACY,
      });
      expect(signUp.status).toBe(422);
      expect(signUp.body.error.fields?.password).toMatch(
        /^(Use at least 8|At most 128) characters\.$/,
      );
      const change = { currentPassword: PASSWORD, newPassword: password };
      expect((await client.post('/api/auth/password', change)).status).toBe(422);
    }
  });

  it('[T-F1] that is easy to guess is refused at every way to a new one', async () => {
    const client = engine.as(await engine.make.aCustomer());
    const token = 'x'.repeat(24);
    const email = `${crypto.randomUUID()}@example.test`;
    const ways = {
      'sign-up': { email, password: 'Weekplate2026' },
      'set-up': { token, email, password: 'Weekplate2026' },
      'password-reset': { token, newPassword: 'Weekplate2026' },
      password: { currentPassword: PASSWORD, newPassword: 'Weekplate2026' },
    };
    for (const [way, body] of Object.entries(ways)) {
      const refused = await client.post<Refused>(`/api/auth/${way}`, body);
      expect([way, refused.status]).toEqual([way, 422]);
      expect(Object.values(refused.body.error.fields ?? {})).toContain(say.passwordEasy);
    }
  });
});
