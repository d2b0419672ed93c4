import { expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

onSqlite('A session in use', (engine) => {
  it.each(['/api/me', '/api/opening', '/api/events'])(
    '[T-F3] %s prolongs the cookie with the session, where it is what comes first',
    async (path) => {
      const customer = await engine.make.aCustomer();
      await engine.db
        .updateTable('session')
        .set({ createdAt: inDays(-20), expiresAt: inDays(10) })
        .where('userId', '=', customer.id)
        .execute();
      const leaving = new AbortController();
      const answer = await fetch(`${engine.url}${path}`, {
        headers: { cookie: `${customer.cookie.name}=${customer.cookie.value}` },
        signal: leaving.signal,
      });
      const [cookie = '', ...more] = answer.headers.getSetCookie();
      leaving.abort();
      expect(more).toEqual([]);
      expect(cookie.startsWith(`${customer.cookie.name}=`)).toBe(true);
      expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
      const { expiresAt } = await engine.db
        .selectFrom('session')
        .select('expiresAt')
        .where('userId', '=', customer.id)
        .executeTakeFirstOrThrow();
      expect(new Date(expiresAt).toISOString() > inDays(29)).toBe(true);
    },
  );
});
