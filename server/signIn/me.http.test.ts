import { expect, it } from 'vitest';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Signed } from '#test/http/signedIn.ts';

onEachEngine('Accounts', (engine) => {
  it('[PROG-09] keeps the time zone of the browser with the person', async () => {
    const customer = await engine.make.aCustomer();
    const set = (timeZone: string) =>
      engine.as(customer).put<Signed>('/api/me/time-zone', { timeZone });
    expect((await set('Asia/Tokyo')).body.me?.timeZone).toBe('Asia/Tokyo');
    expect((await engine.as(customer).get<Signed>('/api/me')).body.me?.timeZone).toBe('Asia/Tokyo');
    expect((await set('Mars/Olympus')).status).toBe(422);
    expect((await set('+02:00')).status).toBe(422);
  });

  it('[HOME-01] a customer is told how their coaching stands, a dietician nothing of the kind', async () => {
    const coachingOf = async (person: Person) =>
      (await engine.as(person).get<Signed>('/api/me')).body.me?.coaching;
    const dietician = await engine.make.aDietician();
    expect(await coachingOf(dietician)).toBeNull();
    const paused = await engine.make.aCustomer({ standing: 'paused' });
    expect(await coachingOf(paused)).toMatchObject({ standing: 'paused' });
    const unset = await engine.make.aCustomer({ standing: 'not_set' });
    expect(await coachingOf(unset)).toEqual({ standing: 'not_set', endDate: null });
    const expired = await engine.make.aCustomer({ standing: 'expired' });
    const { standing, endDate } = (await coachingOf(expired)) ?? {};
    expect(standing).toBe('expired');
    expect((endDate ?? '9999') < todayOf(expired)).toBe(true);
  });

  it('[NAV-04] My Dietician is the one assigned, else the practice’s first', async () => {
    const first = await engine.db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'client')
      .orderBy('createdAt')
      .executeTakeFirst();
    const assigned = await engine.make.aDietician();
    const own = await engine.make.aCustomer({ dietician: assigned });
    const unassigned = await engine.make.aCustomer();
    const dieticianOf = async (person: Person) =>
      (await engine.as(person).get<Signed>('/api/me')).body.me?.dieticianId;
    expect(await dieticianOf(own)).toBe(assigned.id);
    expect(await dieticianOf(unassigned)).toBe(first?.id);
  });
});

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
