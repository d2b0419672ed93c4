import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { OwnSession } from '#domain/signIn/secondFactorSchema.ts';
import { attempt } from '#test/access/attempt.ts';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { processTime } from '#test/withinTime.ts';

const DAY_MS = 86_400_000;
const tokenOf = ({ cookie }: Person) => decodeURIComponent(cookie.value).split('.')[0] ?? '';

onEachEngine('Sessions', (engine) => {
  const meOf = async (person: Person) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  const sessionsOf = async (person: Person) =>
    (await engine.as(person).get<{ items: OwnSession[] }>('/api/auth/sessions')).body.items;

  /** Sets the beginning and the end of a session, in days from now. */
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

  it('[T-I3] [T-F3] one whose use cannot be stored, as on a full disk, goes on opening what is read', async () => {
    const customer = await engine.make.aCustomer();
    for (const [ends, minutesAgo] of [
      [10, 0],
      [30, 20],
    ] as const) {
      await set(customer, -20, ends);
      const updatedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      await engine.db
        .updateTable('session')
        .set({ updatedAt })
        .where('token', '=', tokenOf(customer))
        .execute();
      const allowAgain = await refuseUpdates();
      const read = await engine.as(customer).get('/api/auth/sessions');
      await allowAgain();
      expect([read.status, read.headers.getSetCookie()]).toEqual([200, []]);
      expect(await daysLeft(customer)).toBe(ends);
    }
  });

  /**
   * Makes the database refuse every update of a session, like a full disk; returns a function that ends this.
   */
  async function refuseUpdates(): Promise<() => Promise<unknown>> {
    if (engine.name === 'sqlite')
      await sql`create trigger "fullDisk" before update on "session"
        begin select raise(abort, 'database or disk is full'); end`.execute(engine.db);
    else {
      await sql`create or replace function "fullDisk"() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(engine.db);
      await sql`create trigger "fullDisk" before update on "session"
        for each row execute function "fullDisk"()`.execute(engine.db);
    }
    const drop =
      engine.name === 'sqlite'
        ? sql`drop trigger "fullDisk"`
        : sql`drop trigger "fullDisk" on "session"`;
    return () => drop.execute(engine.db);
  }

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
    const took = processTime();
    const answer = await engine.as(customer).post('/api/auth/sign-out-everywhere');
    expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect((await reader?.read())?.value).toContain('event: signed-out');
    expect(took()).toBeLessThan(1000);
    expect([await meOf(customer), await meOf(elsewhere)]).toEqual([null, null]);
    expect((await meOf(other))?.id).toBe(other.id);
  });

  it('[T-F3] [T-B6] one sees where one is signed in, and ends one of them, streams within a second', async () => {
    const customer = await engine.make.aCustomer();
    const { headers } = await engine
      .asNobody()
      .post(
        '/api/auth/sign-in',
        { email: customer.email, password: PASSWORD },
        { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' } },
      );
    const [pair = ''] = (headers.getSetCookie()[0] ?? '').split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const elsewhere = { ...customer, cookie: { name, value } };
    const items = await sessionsOf(customer);
    expect(items.map(({ device, current }) => [device, current])).toEqual([
      ['An unknown device', true],
      ['Firefox on Linux', false],
    ]);
    expect(items[1]?.network).toMatch(/^(127\.0\.0\.x|this computer)$/);
    expect(Math.abs(Date.now() - new Date(items[1]?.usedAt ?? 0).getTime())).toBeLessThan(60_000);

    const stream = await engine.as(elsewhere).raw('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const took = processTime();
    expect((await engine.as(customer).delete(`/api/auth/sessions/${items[1]?.id}`)).status).toBe(
      204,
    );
    expect((await reader?.read())?.value).toContain('event: signed-out');
    expect(took()).toBeLessThan(1000);
    expect(await meOf(elsewhere)).toBeNull();
    expect((await sessionsOf(customer)).map(({ current }) => current)).toEqual([true]);
  });

  it('[T-F3] [T-B2] nobody sees or ends somebody else’s session, nor learns of one', async () => {
    const customer = await engine.make.aCustomer();
    const stranger = await engine.make.aDietician();
    const [own] = await sessionsOf(customer);
    expect((await sessionsOf(stranger)).length).toBe(1);
    const told = await engine.as(stranger).delete(`/api/auth/sessions/${own?.id}`);
    const unknown = await engine.as(stranger).delete(`/api/auth/sessions/${crypto.randomUUID()}`);
    expect([told.status, told.body]).toEqual([unknown.status, unknown.body]);
    expect((await meOf(customer))?.id).toBe(customer.id);
  });

  it('[T-F3] [T-B6] all others end at once, and this one stays', async () => {
    const customer = await engine.make.aCustomer();
    const others = [
      await engine.make.anotherSession(customer),
      await engine.make.anotherSession(customer),
    ];
    const bystander = await engine.make.aCustomer();
    expect((await engine.as(customer).post('/api/auth/sign-out-elsewhere')).status).toBe(204);
    expect(await Promise.all(others.map(meOf))).toEqual([null, null]);
    expect((await meOf(customer))?.id).toBe(customer.id);
    expect((await meOf(bystander))?.id).toBe(bystander.id);
  });

  it('[T-F3] when a session was used is noted, to a quarter of an hour', async () => {
    const customer = await engine.make.aCustomer();
    const last = new Date(Date.now() - 20 * 60_000).toISOString();
    await engine.db
      .updateTable('session')
      .set({ updatedAt: last })
      .where('token', '=', tokenOf(customer))
      .execute();
    const [own] = await sessionsOf(customer);
    expect(Date.now() - new Date(own?.usedAt ?? 0).getTime()).toBeLessThan(60_000);
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
});

onSqlite('What sessions and passwords are told by', (engine) => {
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
    // Signing out would end the session that the other requests use.
    const operations = engine.operations.filter(({ path }) => !path.includes('/sign-out'));
    for (const [at, operation] of operations.entries())
      for (const person of at % 3 === 0 ? people : [world.dietician, world.owner]) {
        const { text } = await attempt(engine, operation, world, person);
        if (secrets.some((secret) => text.includes(secret))) leaks.push(operation.path);
      }
    expect(leaks).toEqual([]);
    expect(secrets.every((secret) => secret === 'none' || secret.length > 20)).toBe(true);
    const printed = engine.printed.join('\n');
    expect(secrets.filter((secret) => printed.includes(secret))).toEqual([]);
  });
});

onSqlite(
  'Sessions of a strict practice',
  (engine) => {
    const meOf = async (person: Person) =>
      (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;
    const set = (person: Person, times: { createdAt?: string; updatedAt?: string }) =>
      engine.db.updateTable('session').set(times).where('token', '=', tokenOf(person)).execute();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

    it('[T-F3] end after the hours that it configured, unused and at the latest, those from before too', async () => {
      const customer = await engine.make.aCustomer();
      await set(customer, { createdAt: hoursAgo(23), updatedAt: hoursAgo(5.9) });
      expect((await meOf(customer))?.id).toBe(customer.id);
      await set(customer, { updatedAt: hoursAgo(6.1) });
      expect(await meOf(customer)).toBeNull();
      await set(customer, { createdAt: hoursAgo(24.1), updatedAt: hoursAgo(0) });
      expect(await meOf(customer)).toBeNull();
    });

    it('[T-F3] and begin with a cookie that lasts no longer', async () => {
      const { email } = await engine.make.aCustomer();
      const signIn = await engine
        .asNobody()
        .post('/api/auth/sign-in', { email, password: PASSWORD });
      expect(signIn.headers.getSetCookie()[0]).toContain('Max-Age=21600');
    });
  },
  { SESSION_IDLE_DAYS: '0.25', SESSION_ABSOLUTE_DAYS: '1' },
);

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
