import { randomUUID } from 'node:crypto';
import { Context } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import type { NewKey } from '#domain/accounts/secondFactorSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import { commands } from '#server/operator/commands.ts';
import { signInByGoogle } from '#server/signIn/googleSignIn.ts';
import { offerSetUp } from '#server/signIn/setUp.ts';
import { attempt } from '../access/attempt.ts';
import { aWorld, type World } from '../access/world.ts';
import { CLINIC, onEachEngine, onSqlite, type RunningEngine } from '../engines.ts';
import { addPasskey } from '../factories/passkey.ts';
import { PASSWORD } from '../factories/people.ts';
import { appCode, enrol, prove, signInUntilAsked } from '../factories/secondFactor.ts';
import { aSquattedAccount } from '../factories/squatter.ts';
import { tokenIn } from '../http/signedIn.ts';
import { isThorough } from '../thorough.ts';
import { watchedTables } from './brokenTables.ts';

const OF_KEYS = /^\/api\/auth\/(passkeys|authenticator|sessions)(\/|$)/;

/** Makes ready what a write needs, and returns the write. */
type Prepared = () => Promise<unknown>;

/** Breaks writes of this engine, statement by statement. */
function breaking(engine: RunningEngine) {
  let tables: Awaited<ReturnType<typeof watchedTables>>;
  beforeAll(async () => {
    tables = await watchedTables(engine.db, engine.name);
  });

  /**
   * Breaks a write at its last statement, when everything else of it was written: says where something
   * was left. With THOROUGH=1 at each statement in turn. What writes to one table alone has nothing to
   * leave: it is broken unless `severalOnly`.
   */
  async function halves(
    prepare: () => Promise<Prepared>,
    ignored: readonly string[] = [],
    severalOnly = false,
  ) {
    // All rows are read twice for each statement: nobody from before is among them.
    const anew = async () => {
      await engine.db.deleteFrom('user').execute();
      // They belong to nobody: a plan of meals that are known writes none.
      await engine.db.deleteFrom('mealText').execute();
      return prepare();
    };
    const touched = await tables.touchedBy(await anew());
    const touches = touched.filter((touch) => !ignored.includes(touch));
    const left: string[] = [];
    for (const touch of isThorough ? touches : touches.slice(severalOnly ? 1 : 0).slice(-1)) {
      const write = await anew();
      const before = await tables.everything();
      const failed = await tables.broken(touch, () => write().then(statusOf, () => 500));
      if (failed < 500) left.push(`${touch} is not needed: ${failed}`);
      const after = await tables.everything();
      for (const table of Object.keys(before))
        if (JSON.stringify(before[table]) !== JSON.stringify(after[table]))
          left.push(`without ${touch}, ${table} was changed`);
    }
    engine.takeErrors();
    return { touches, left };
  }

  const statusOf = (answer: unknown) =>
    typeof answer === 'object' && answer && 'status' in answer ? Number(answer.status) : 200;

  return Object.assign(halves, {
    /** Runs `work` while no letter can be stored. */
    withoutLetters: <T>(work: () => Promise<T>) => tables.broken('outboxItem insert', work),
  });
}

onSqlite('Every operation that writes', (engine) => {
  const halves = breaking(engine);

  it('[T-C5] failing anywhere, on the last row too, stores none: every operation', async () => {
    const several: string[] = [];
    const left: Record<string, string[]> = {};
    for (const operation of engine.operations.filter(({ method }) => method !== 'get')) {
      // Those that nobody has to be signed in for need more than a body: below.
      if (operation.access?.includes('anyone')) continue;
      // A preview stores nothing, nor does who may be invited.
      if (/\/(previews|invitation-checks)$/.test(operation.path)) continue;
      // And those that take a real key, or one that is there.
      if (OF_KEYS.test(operation.path) || operation.path.endsWith('/sign-in-rule')) continue;
      const mine = operation.access?.some((who) => who === 'owner' || who === 'customer');
      const who = (world: World) => (mine ? world.owner : world.dietician);
      const found = await halves(
        async () => {
          const world = await aWorld(engine.make);
          // Whoever has agreed stores nothing by agreeing once more.
          if (operation.path === '/api/me/consent' && operation.method === 'post')
            await engine.make.withoutConsent(world.owner, 'withdrawn');
          // Whoever has not asked for their deletion takes nothing back.
          if (operation.path === '/api/me/deletion' && operation.method === 'delete') {
            const at = new Date(Date.now() + 86_400_000).toISOString();
            const deletion = { userId: world.owner.id, requestedAt: at, dueAt: at };
            await engine.db.insertInto('accountDeletion').values(deletion).execute();
          }
          // Whoever is signed in nowhere else ends nothing there.
          if (operation.path.endsWith('/sign-out-elsewhere'))
            await engine.make.anotherSession(who(world));
          return () => attempt(engine, operation, world, who(world));
        },
        [],
        true,
      );
      const name = `${operation.method} ${operation.path}`;
      expect(found.touches.length, name).toBeGreaterThan(0);
      if (found.touches.length > 1) several.push(name);
      if (found.left.length > 0) left[name] = found.left;
    }
    expect(left).toEqual({});
    expect(several.length).toBeGreaterThan(4);
  });

  it('[T-C5] failing anywhere stores none: an account that its owner takes over by a mailed link', async () => {
    const post = (path: string, body: object) => engine.asNobody().post(`/api/auth/${path}`, body);
    const { touches, left } = await halves(async () => {
      const { email } = (await aSquattedAccount(engine)).world.owner;
      await post('verification-mail', { email });
      const { link } = await engine.mailTo(email);
      return () => post('verify-email', { token: tokenIn(link), newPassword: 'another-password' });
    });
    expect(touches.length).toBeGreaterThan(15);
    expect(left).toEqual([]);
  });
});

onEachEngine('A write of several rows', (engine) => {
  const halves = breaking(engine);

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    engine.asNobody().raw(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const tokenFor = async (email: string) => tokenIn((await engine.mailTo(email)).link);
  const password = 'porridge-and-plums';
  const consent = BUILT_IN_PRIVACY;

  const flows: Readonly<Record<string, () => Promise<Prepared>>> = {
    'an upload that carries a key': async () => {
      const world = await aWorld(engine.make);
      const [upload] = engine.operations.filter(
        ({ method, path }) => method === 'post' && path.endsWith('/diet-plans'),
      );
      if (!upload) throw new Error('Plans are not uploaded.');
      return () =>
        attempt(engine, upload, world, world.dietician, {}, { 'idempotency-key': randomUUID() });
    },
    'a sign-up': async () => {
      const email = `${randomUUID()}@example.test`;
      return () => post('/auth/sign-up', { email, password, timeZone: 'Europe/Oslo', consent });
    },
    'a sign-in': async () => {
      const { email } = await engine.make.aCustomer();
      return () => post('/auth/sign-in', { email, password });
    },
    'a new password by a mailed link': async () => {
      const { email } = await engine.make.aCustomer();
      await post('/auth/password-reset-mail', { email });
      const token = await tokenFor(email);
      return () => post('/auth/password-reset', { token, newPassword: 'another-password' });
    },
    'an address of the practice that is confirmed': async () => {
      const email = `${randomUUID()}${CLINIC}`;
      await post('/auth/sign-up', { email, password, consent });
      const token = await tokenFor(email);
      return () => post('/auth/verify-email', { token, password });
    },
    'the set-up of the practice': async () => {
      await engine.db
        .updateTable('user')
        .set({ role: 'customer' })
        .where('role', '=', 'client')
        .execute();
      const token = (await offerSetUp(engine.server.deps)) ?? '';
      const email = `${randomUUID()}@example.test`;
      return () => post('/auth/set-up', { token, email, password });
    },
    'a promotion by the operator': async () => {
      const { email } = await engine.make.aCustomer({ emailVerified: false });
      return async () => commands.promote?.(engine.server.deps, email, { anew: true });
    },
    'a disabling by the operator': async () => {
      const { email } = await engine.make.aCustomer();
      return async () => commands.disable?.(engine.server.deps, email);
    },
    'an authenticator app that is added': async () => {
      const person = await engine.make.aCustomer();
      const as = engine.as(person);
      const { key } = (await as.post<NewKey>('/api/auth/authenticator/key')).body;
      const input = { key, code: appCode(key), password: person.password };
      return () => as.put('/api/auth/authenticator', input);
    },
    'the second step of a sign-in': async () => {
      const person = await engine.make.aCustomer();
      const { recoveryCodes } = await enrol(engine, person);
      const { waiting } = await signInUntilAsked(engine, person);
      return () => prove(engine, waiting, recoveryCodes[0] ?? '');
    },
    'a second factor that is demanded': async () => {
      await engine.db.deleteFrom('practiceRule').execute();
      const person = await engine.make.aDietician();
      // A code would be used up by whoever proves who they are, whatever comes of it.
      await addPasskey(engine, person);
      const input = { dieticiansProve: true, password };
      return () => engine.as(person).put('/api/practice/sign-in-rule', input);
    },
    'a passkey that is taken away': async () => {
      const person = await engine.make.aCustomer();
      await addPasskey(engine, person);
      const as = engine.as(person);
      const { items } = (await as.get<{ items: { id: string }[] }>('/api/auth/passkeys')).body;
      return () => as.post(`/api/auth/passkeys/${items[0]?.id}/remove`, { password: PASSWORD });
    },
    'an account that goes to its owner': async () => {
      const { email } = await engine.make.aCustomer({ emailVerified: false });
      const identity = { sub: randomUUID(), email, emailVerified: true, name: 'Anna' };
      const incoming = { socket: { remoteAddress: '127.0.0.1' } };
      const request = () => new Context(new Request(engine.url), { env: { incoming } });
      return () => signInByGoogle(engine.server.deps, request(), identity);
    },
  };

  it('[T-C5] whose letter cannot be stored has no account either', async () => {
    const email = `${randomUUID()}@example.test`;
    const signUp = () => post('/auth/sign-up', { email, password, consent });
    expect((await halves.withoutLetters(signUp)).status).toBe(500);
    engine.takeErrors();
    const people = engine.db.selectFrom('user').select('id').where('email', '=', email);
    expect(await people.execute()).toEqual([]);
    expect((await signUp()).status).toBe(201);
    expect(await people.execute()).toHaveLength(1);
    await tokenFor(email);
  });

  // A transaction of PostgreSQL is made at one place: without and with a key. All with THOROUGH=1.
  const all = isThorough || engine.name === 'sqlite';
  it.each(Object.entries(flows).slice(0, all ? undefined : 2))(
    '[T-C5] failing anywhere stores none: %s',
    async (_name, prepare) => {
      // The first articles that a new dietician finds are tried again each hour, should they be missing.
      const { touches, left } = await halves(prepare, ['article insert', 'articleStarter insert']);
      expect(touches.length).toBeGreaterThan(0);
      expect(left).toEqual([]);
    },
  );
});
