import { expect, it } from 'vitest';
import type { NewKey, SecondFactor } from '#domain/signIn/secondFactorSchema.ts';
import { attempt } from '#test/access/attempt.ts';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import {
  appCode,
  cookieIn,
  enrol,
  prove,
  signInUntilAsked,
  type Told,
} from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import { seal } from '../config/sealed.ts';
import { commands } from '../operator/commands.ts';

const journeys = (engine: RunningEngine) => ({
  enrol: (person: Person) => enrol(engine, person),
  signIn: (person: Person) => signInUntilAsked(engine, person),
  prove: (waiting: Person, code: string) => prove(engine, waiting, code),
  meOf: async (person: Person) => (await engine.as(person).get<Told>('/api/me')).body,
  stateOf: async (person: Person) =>
    (await engine.as(person).get<SecondFactor>('/api/auth/second-factor')).body,
});

onSqlite('An authenticator app', (engine) => {
  const { enrol, signIn, prove, meOf, stateOf } = journeys(engine);

  it('[T-F1] [T-F3] a password alone opens nothing; a code goes with it, and begins another session', async () => {
    const person = await engine.make.aCustomer();
    const { key } = await enrol(person);
    const { told, waiting } = await signIn(person);
    expect(told).toEqual({ me: null, secondFactor: true });
    expect(await meOf(waiting)).toEqual({ me: null, secondFactor: true });
    for (const path of ['/api/auth/sessions', '/api/events', `/api/customers/${person.id}/profile`])
      expect((await engine.as(waiting).raw(path)).status, path).toBe(401);
    expect((await prove(waiting, '000000')).status).toBe(422);

    const proved = await prove(waiting, appCode(key));
    expect([proved.status, proved.body.me?.id]).toEqual([200, person.id]);
    const inside = { ...person, cookie: cookieIn(proved.headers) };
    expect((await meOf(inside)).me?.id).toBe(person.id);
    expect(inside.cookie.value).not.toBe(waiting.cookie.value);
    expect(await meOf(waiting)).toEqual({ me: null });
  });

  it('[T-F1] each recovery code works once, in groups or not', async () => {
    const person = await engine.make.aCustomer();
    const { recoveryCodes } = await enrol(person);
    const [first = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const proved = await prove((await signIn(person)).waiting, typed);
    expect(proved.status).toBe(200);
    const inside = { ...person, cookie: cookieIn(proved.headers) };
    expect((await stateOf(inside)).recoveryCodesLeft).toBe(9);
    expect((await prove((await signIn(person)).waiting, first)).status).toBe(422);
    const other = await engine.make.aCustomer();
    await enrol(other);
    const taken = await prove((await signIn(other)).waiting, recoveryCodes[1] ?? '');
    expect(taken.status).toBe(422);
  });

  it('[T-F3] [T-B6] adding one ends the other sessions and needs a right code', async () => {
    const person = await engine.make.aCustomer();
    const elsewhere = await engine.make.anotherSession(person);
    const as = engine.as(person);
    const { key, uri } = (await as.post<NewKey>('/api/auth/authenticator/key')).body;
    expect(uri).toContain(`secret=${key}`);
    const wrong = { key, code: appCode(key, 5), password: PASSWORD };
    expect((await as.put<Refused>('/api/auth/authenticator', wrong)).status).toBe(422);
    expect((await meOf(elsewhere)).me?.id).toBe(person.id);
    await enrol(person);
    expect((await meOf(elsewhere)).me).toBeNull();
    expect((await meOf(person)).me?.id).toBe(person.id);
    expect((await stateOf(person)).recoveryCodesLeft).toBe(10);
    const again = await as.put('/api/auth/authenticator', {
      key,
      code: appCode(key),
      password: PASSWORD,
    });
    expect(again.status).toBe(409);
  });

  it('[T-F1] it is taken away with the password and a code, and not with one of them', async () => {
    const person = await engine.make.aCustomer();
    const { key } = await enrol(person);
    const remove = (password: string, code: string) =>
      engine.as(person).post('/api/auth/authenticator/remove', { password, code });
    expect((await remove('not-the-password', appCode(key))).status).toBe(422);
    expect((await remove(PASSWORD, '000000')).status).toBe(422);
    expect((await stateOf(person)).authenticatorSince).not.toBeNull();
    expect((await remove(PASSWORD, appCode(key))).status).toBe(204);
    expect(await stateOf(person)).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect((await signIn(person)).told.me?.id).toBe(person.id);
  });

  it('[T-F1] [T-F3] a password is changed with a code, and leaves the session that changed it proved', async () => {
    const person = await engine.make.aCustomer();
    const { key } = await enrol(person);
    const change = { currentPassword: PASSWORD, newPassword: `new-${PASSWORD}` };
    for (const code of ['', '000000']) {
      const refused = await engine.as(person).post('/api/auth/password', { ...change, code });
      expect([refused.status, (await signIn(person)).told.secondFactor]).toEqual([422, true]);
    }
    const code = appCode(key);
    const wrong = { ...change, currentPassword: 'not-the-password', code };
    expect((await engine.as(person).post('/api/auth/password', wrong)).status).toBe(400);
    const answer = await engine.as(person).post('/api/auth/password', { ...change, code });
    const after = { ...person, cookie: cookieIn(answer.headers) };
    expect((await meOf(after)).me?.id).toBe(person.id);
    const { told } = await signIn({ ...person, password: change.newPassword });
    expect(told).toEqual({ me: null, secondFactor: true });
  });

  it('[T-F3] logging out ends the waiting, too; it lasts ten minutes, and nobody else proves it', async () => {
    const person = await engine.make.aCustomer();
    const { key } = await enrol(person);
    const { waiting } = await signIn(person);
    const { expiresAt } = await engine.db
      .selectFrom('session')
      .select('expiresAt')
      .where('userId', '=', person.id)
      .where('proof', '=', 'pending')
      .executeTakeFirstOrThrow();
    const minutes = (new Date(expiresAt).getTime() - Date.now()) / 60_000;
    expect([minutes > 9, minutes <= 10]).toEqual([true, true]);
    await engine.as(waiting).post('/api/auth/sign-out');
    expect((await prove(waiting, appCode(key))).status).toBe(401);
    const nobody = await engine.asNobody().post('/api/auth/second-factor', { code: appCode(key) });
    expect(nobody.status).toBe(401);
    expect((await prove(await engine.make.aCustomer(), appCode(key))).status).toBe(401);
  });

  it('[T-F1] its key is stored encrypted, recovery codes as hashes, and neither is logged', async () => {
    const person = await engine.make.aCustomer();
    const { key, recoveryCodes } = await enrol(person);
    const stored = JSON.stringify([
      await engine.db.selectFrom('authenticator').selectAll().execute(),
      await engine.db.selectFrom('recoveryCode').selectAll().execute(),
    ]);
    const secrets = [
      key,
      ...recoveryCodes,
      ...recoveryCodes.map((each) => each.replaceAll('-', '')),
    ];
    const printed = engine.printed.join('\n');
    expect(secrets.filter((each) => stored.includes(each) || printed.includes(each))).toEqual([]);
  });

  it('[T-F1] with another SECRET recovery codes go on working, and codes of the app are refused in words', async () => {
    const person = await engine.make.aCustomer();
    const { key, recoveryCodes } = await enrol(person);
    const other = await engine.make.aCustomer();
    await enrol(other);
    const { sealedKey } = await engine.db
      .selectFrom('authenticator')
      .select('sealedKey')
      .where('userId', '=', other.id)
      .executeTakeFirstOrThrow();
    const { waiting } = await signIn(person);
    // A key sealed for another person is as unreadable as one sealed with another SECRET.
    const others = seal('another-secret-which-guards-nothing-either', person.id, key);
    for (const unreadable of [sealedKey, others]) {
      await engine.db
        .updateTable('authenticator')
        .set({ sealedKey: unreadable })
        .where('userId', '=', person.id)
        .execute();
      expect((await prove(waiting, appCode(key))).status).toBe(409);
    }
    expect((await prove(waiting, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('[T-F1] the operator resets it for somebody who lost all of it', async () => {
    const person = await engine.make.aCustomer();
    await enrol(person);
    await commands['reset-two-factor']?.(engine.server.deps, person.email);
    expect((await meOf(person)).me).toBeNull();
    expect((await signIn(person)).told.me?.id).toBe(person.id);
  });

  it('[T-F3] [T-B1] a session that waits opens no operation at all', async () => {
    const world = await aWorld(engine.make);
    await enrol(world.dietician);
    const { waiting } = await signIn(world.dietician);
    const opened: string[] = [];
    for (const operation of engine.operations) {
      if (operation.access?.includes('anyone')) continue;
      const { status } = await attempt(engine, operation, world, waiting);
      if (status !== 401) opened.push(`${operation.method} ${operation.path}: ${status}`);
    }
    expect(opened).toEqual([]);
  });

  it('[T-F3] a cookie that a stranger left in the browser is worth nothing after signing in', async () => {
    const stranger = await engine.make.aCustomer();
    await enrol(stranger);
    const left = (await signIn(stranger)).waiting;
    const person = await engine.make.aCustomer();
    const { recoveryCodes } = await enrol(person);
    const { email } = person;
    const first = await engine.as(left).post('/api/auth/sign-in', { email, password: PASSWORD });
    const waiting = { ...person, cookie: cookieIn(first.headers) };
    expect(waiting.cookie.value).not.toBe(left.cookie.value);
    expect((await prove(left, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await prove(waiting, recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await meOf(left)).me).toBeNull();
    expect((await meOf(waiting)).me).toBeNull();
  });
});

onEachEngine('A code of an authenticator app', (engine) => {
  it('[T-F1] a code works once, of two at the same moment one', async () => {
    const person = await engine.make.aCustomer();
    const { key, used } = await enrol(engine, person);
    const waiting = async () => (await signInUntilAsked(engine, person)).waiting;
    expect((await prove(engine, await waiting(), used)).status).toBe(422);
    const browsers = [await waiting(), await waiting()];
    const code = appCode(key);
    const answers = await Promise.all(browsers.map((each) => prove(engine, each, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
