import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/account.ts';
import { attempt } from '#test/access/attempt.ts';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';

const DAY_MS = 86_400_000;
const tokenOf = ({ cookie }: Person) => decodeURIComponent(cookie.value).split('.')[0] ?? '';

onEachEngine('Sessions', (engine) => {
  const meOf = async (person: Person) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  /** Moves the beginning and the end of a session, by days from now. */
  const set = (person: Person, begun: number, ends: number) => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    return engine.db
      .updateTable('session')
      .set({ createdAt: at(begun), expiresAt: at(ends) })
      .where('token', '=', tokenOf(person))
      .execute();
  };
  const daysLeft = async (person: Person) => {
    const { expiresAt } = await engine.db
      .selectFrom('session')
      .select('expiresAt')
      .where('token', '=', tokenOf(person))
      .executeTakeFirstOrThrow();
    return Math.round((new Date(expiresAt).getTime() - Date.now()) / DAY_MS);
  };

  it('[T-F3] a session in use is prolonged, one that is idle for thirty days is over', async () => {
    const customer = await engine.make.aCustomer();
    await set(customer, -20, 10);
    expect((await meOf(customer))?.id).toBe(customer.id);
    expect(await daysLeft(customer)).toBe(30);
    await set(customer, -31, -0.01);
    expect(await meOf(customer)).toBeNull();
  });

  it('[T-F3] half a year after it began a session is over, however much it is used', async () => {
    const customer = await engine.make.aCustomer();
    await set(customer, -170, 5);
    expect((await meOf(customer))?.id).toBe(customer.id);
    expect(await daysLeft(customer)).toBe(10);
    await set(customer, -181, 5);
    expect(await meOf(customer)).toBeNull();
  });

  it('[T-F3] [T-B6] logging out everywhere ends every session of the person, and streams within a second', async () => {
    const customer = await engine.make.aCustomer();
    const elsewhere = await engine.make.anotherSession(customer);
    const other = await engine.make.aCustomer();
    const stream = await engine.as(elsewhere).raw('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const began = Date.now();
    const answer = await engine.as(customer).post('/api/auth/sign-out-everywhere');
    expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect((await reader?.read())?.value).toContain('event: signed-out');
    expect(Date.now() - began).toBeLessThan(1000);
    expect([await meOf(customer), await meOf(elsewhere)]).toEqual([null, null]);
    expect((await meOf(other))?.id).toBe(other.id);
  });

  it('[T-F3] each sign-in begins another session, also for who brings one', async () => {
    const customer = await engine.make.aCustomer();
    const cookies = new Set([customer.cookie.value]);
    for (let round = 0; round < 3; round += 1) {
      const signIn = await engine
        .as(customer)
        .post('/api/auth/sign-in', { email: customer.email, password: PASSWORD });
      cookies.add(signIn.headers.getSetCookie()[0] ?? '');
    }
    expect(cookies.size).toBe(4);
  });

  it('[T-F3] no answer and no line of the log holds a token or a hash, whoever asks for whatever', async () => {
    const world = await aWorld(engine.make);
    const people = [world.dietician, world.owner, world.withoutRole];
    const accounts = await engine.db.selectFrom('account').select('password').execute();
    const secrets = [
      ...people.map(tokenOf),
      ...accounts.map(({ password }) => password ?? 'none'),
      engine.server.deps.config.secret,
    ];
    const leaks: string[] = [];
    // Signing out would end what the others are asked with.
    const operations = engine.operations.filter(({ path }) => !path.includes('/sign-out'));
    for (const operation of operations)
      for (const person of people) {
        const { text } = await attempt(engine, operation, world, person);
        if (secrets.some((secret) => text.includes(secret))) leaks.push(operation.path);
      }
    expect(leaks).toEqual([]);
    expect(secrets.every((secret) => secret === 'none' || secret.length > 20)).toBe(true);
    const printed = engine.printed.join('\n');
    expect(secrets.filter((secret) => printed.includes(secret))).toEqual([]);
  });
});
