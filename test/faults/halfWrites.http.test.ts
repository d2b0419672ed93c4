import { randomUUID } from 'node:crypto';
import { Context } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { NewKey } from '#domain/signIn/secondFactorSchema.ts';
import { commands } from '#server/operator/commands.ts';
import { signInByGoogle } from '#server/signIn/googleRoutes.ts';
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

/** Prepares what a write needs, and returns the write. */
type Prepared = () => Promise<unknown>;

/** Makes writes of this engine fail at a given statement. */
function breaking(engine: RunningEngine) {
  let tables: Awaited<ReturnType<typeof watchedTables>>;
  beforeAll(async () => {
    tables = await watchedTables(engine.db, engine.name);
  });

  /**
   * Makes a write fail at its last statement, when everything else is already written, and returns where
   * something was left. With THOROUGH=1, at each statement in turn. A write to a single table has nothing to
   * leave behind: it is tried only without `severalOnly`.
   */
  async function halves(
    prepare: () => Promise<Prepared>,
    ignored: readonly string[] = [],
    severalOnly = false,
  ) {
    // All rows are read twice for each statement, so people from earlier tests are deleted first.
    const anew = async () => {
      await engine.db.deleteFrom('user').execute();
      // These rows belong to nobody: if they exist already, a plan with the same meals writes none.
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
      // Operations without a session need more than a body: they are tested below.
      if (operation.access?.includes('anyone')) continue;
      // A preview stores nothing, and neither do the check of who can be invited and a logo until it is chosen.
      if (/\/(previews|invitation-checks|food-counts|logos)$/.test(operation.path)) continue;
      // So are operations that need a real or existing key.
      if (OF_KEYS.test(operation.path) || operation.path.endsWith('/sign-in-rule')) continue;
      const mine = operation.access?.some((who) => who === 'owner' || who === 'customer');
      const who = (world: World) => (mine ? world.owner : world.dietician);
      const found = await halves(
        async () => {
          const world = await aWorld(engine.make);
          // Agreeing again stores nothing, so the consent is withdrawn first.
          if (operation.path === '/api/me/consent' && operation.method === 'post')
            await engine.make.withoutConsent(world.owner, 'withdrawn');
          // A deletion can only be cancelled if one was requested.
          if (operation.path === '/api/me/deletion' && operation.method === 'delete') {
            const at = new Date(Date.now() + 86_400_000).toISOString();
            const deletion = { userId: world.owner.id, requestedAt: at, dueAt: at };
            await engine.db.insertInto('accountDeletion').values(deletion).execute();
          }
          // The questionnaires that come along are added only where they are missing.
          if (operation.path.endsWith('/starter-questionnaires'))
            await engine.db.deleteFrom('questionnaire').where('starter', 'is not', null).execute();
          // Signing out elsewhere needs another session.
          if (operation.path.endsWith('/sign-out-elsewhere'))
            await engine.make.anotherSession(who(world));
          return () => attempt(engine, operation, world, who(world));
        },
        // A device that a push did not reach is deleted at any time.
        operation.path.startsWith('/api/customers/') ? ['pushDevice delete'] : [],
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
      // A code would be used up by proving one's identity, whatever comes of the request; a passkey is not.
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

  // All transactions on PostgreSQL are made in one place, so two flows are enough: one without and one with a
  // key. All flows with THOROUGH=1.
  const all = isThorough || engine.name === 'sqlite';
  it.each(Object.entries(flows).slice(0, all ? undefined : 2))(
    '[T-C5] failing anywhere stores none: %s',
    async (_name, prepare) => {
      // The starter articles of a new dietician are retried every hour if they are missing.
      const { touches, left } = await halves(prepare, ['article insert', 'articleStarter insert']);
      expect(touches.length).toBeGreaterThan(0);
      expect(left).toEqual([]);
    },
  );
});
