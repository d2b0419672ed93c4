import { afterEach, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { NewKey } from '#domain/signIn/secondFactorSchema.ts';
import { attempt } from '#test/access/attempt.ts';
import { beforeProof } from '#test/access/table.ts';
import { aWorld } from '#test/access/world.ts';
import { onSqlite } from '#test/engines.ts';
import { addPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { appCode, cookieIn, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import type { Operation } from '#test/http/document.ts';
import { processTime } from '#test/withinTime.ts';

const RULE = '/api/practice/sign-in-rule';

onSqlite('A practice that demands a second factor of its dieticians', (engine) => {
  const demand = async () => {
    const strict = await engine.make.aDietician();
    const { recoveryCodes } = await enrol(engine, strict);
    const saved = await engine.as(strict).put(RULE, {
      dieticiansProve: true,
      password: PASSWORD,
      code: recoveryCodes[0],
    });
    expect([saved.status, saved.body]).toEqual([200, { dieticiansProve: true }]);
    return { strict, code: recoveryCodes[1] };
  };

  const meOf = async (person: Person) =>
    (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;

  // All tests here share the practice.
  afterEach(() => engine.db.deleteFrom('practiceRule').execute());

  it('[T-B1] [T-F3] refuses who has none everything but setting one up, whatever the operation', async () => {
    const world = await aWorld(engine.make);
    expect((await meOf(world.dietician))?.mustProve).toBeUndefined();
    await demand();
    expect((await meOf(world.dietician))?.mustProve).toBe(true);
    const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
    const early = engine.operations.filter((each) => each.beforeProof).map(nameOf);
    expect(early.toSorted()).toEqual(beforeProof);
    const opened: string[] = [];
    for (const operation of engine.operations) {
      if (operation.access?.includes('anyone') || operation.beforeProof) continue;
      const { status, text } = await attempt(engine, operation, world, world.dietician);
      if (status !== 403) opened.push(`${nameOf(operation)}: ${status} ${text}`);
    }
    expect(opened).toEqual([]);
    await enrol(engine, world.dietician);
    expect((await meOf(world.dietician))?.mustProve).toBeUndefined();
    expect((await engine.as(world.dietician).get('/api/customers')).status).toBe(200);
  });

  it('[T-B1] asks nothing more of customers', async () => {
    await demand();
    const customer = await engine.make.aCustomer();
    const { status } = await engine.as(customer).get(`/api/customers/${customer.id}/profile`);
    expect(status).toBe(200);
  });

  it('[T-B6] closes screens that are open, within a second', async () => {
    const dietician = await engine.make.aDietician();
    const stream = await engine.as(dietician).raw('/api/events');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await demand();
    const took = processTime();
    let heard = '';
    // The change of the practice may be told before it.
    while (!heard.includes('event: signed-out')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      expect([done, heard]).toEqual([false, heard]);
      heard += value ?? '';
    }
    expect(took()).toBeLessThan(1500);
    await reader?.cancel();
  });

  it('[T-B1] is demanded only by who has one, so that nobody shuts themselves out', async () => {
    const dietician = await engine.make.aDietician();
    const refused = await engine.as(dietician).put<Refused>(RULE, { dieticiansProve: true });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'prove-first']);
    const { strict, code } = await demand();
    const stopped = await engine
      .as(strict)
      .put(RULE, { dieticiansProve: false, password: PASSWORD, code });
    expect(stopped.body).toEqual({ dieticiansProve: false });
    expect((await engine.as(dietician).get('/api/customers')).status).toBe(200);
  });

  it('[T-B1] [T-F3] who takes their app away is led to another one, on every device', async () => {
    await demand();
    const dietician = await engine.make.aDietician();
    const { recoveryCodes } = await enrol(engine, dietician);
    const { waiting } = await signInUntilAsked(engine, dietician);
    const proved = await prove(engine, waiting, recoveryCodes[0] ?? '');
    const elsewhere = { ...dietician, cookie: cookieIn(proved.headers) };
    expect((await engine.as(elsewhere).get('/api/customers')).status).toBe(200);
    const proof = { password: PASSWORD, code: recoveryCodes[1] };
    const removed = await engine.as(dietician).post('/api/auth/authenticator/remove', proof);
    expect(removed.status).toBe(204);
    for (const person of [dietician, elsewhere]) {
      const refused = await engine.as(person).get<Refused>('/api/customers');
      expect([refused.status, refused.body.error.code]).toEqual([403, 'second-factor-needed']);
    }
  });

  const post = (path: string) => (person: Person, proof: Proof) =>
    engine.as(person).post<Refused>(path, proof);

  const addApp = async (person: Person, { password }: Proof) => {
    const as = engine.as(person);
    const { key } = (await as.post<NewKey>('/api/auth/authenticator/key')).body;
    const input = { key, code: appCode(key), ...(password !== undefined && { password }) };
    return as.put<Refused>('/api/auth/authenticator', input);
  };

  const addKey = post('/api/auth/passkeys/options');

  const removeKey = async (person: Person, proof: Proof) => {
    const row = { id: crypto.randomUUID(), userId: person.id, name: 'Phone', counter: 0 };
    const key = { credentialId: row.id, publicKey: 'AA', since: new Date().toISOString() };
    await engine.db
      .insertInto('passkey')
      .values({ ...row, ...key })
      .execute();
    return post(`/api/auth/passkeys/${row.id}/remove`)(person, proof);
  };

  const turnOff = post('/api/auth/authenticator/remove');

  const deleteAccount = post('/api/me/deletion');

  const said = async (asked: ReturnType<typeof addKey>) => {
    const { status, body } = await asked;
    return [status, Object.keys(body?.error?.fields ?? {})[0] ?? body?.error?.code];
  };

  it('[T-F1] [T-F3] adds no way in and takes none away without the password', async () => {
    for (const act of [addApp, addKey, removeKey, deleteAccount]) {
      const person = await engine.make.aCustomer();
      for (const proof of [{}, { password: '' }, { password: 'not-the-password' }])
        expect(await said(act(person, proof))).toEqual([422, 'password']);
      expect((await act(person, { password: PASSWORD })).status).toBeLessThan(300);
    }
  });

  it('[T-F1] [T-F3] [T-J1] nor without a code, where an app gives them', async () => {
    for (const act of [addKey, removeKey, turnOff, deleteAccount]) {
      const person = await engine.make.aCustomer();
      const { key, used, recoveryCodes } = await enrol(engine, person);
      expect(await said(act(person, { password: PASSWORD }))).toEqual([422, 'code']);
      expect(await said(act(person, { password: PASSWORD, code: '000000' }))).toEqual([
        422,
        'code',
      ]);
      const code = appCode(key);
      expect(await said(act(person, { password: 'not-it', code }))).toEqual([422, 'password']);
      expect(await said(act(person, { password: PASSWORD, code: used }))).toEqual([422, 'code']);
      // A wrong password has used up no code; a recovery code works as well.
      const right = act === deleteAccount ? (recoveryCodes[0] ?? '') : code;
      expect((await act(person, { password: PASSWORD, code: right })).status).toBeLessThan(300);
    }
  });

  it('[T-F3] of who has no password a sign-in of the last ten minutes is asked, or a code', async () => {
    const begun = async (person: Person, minutesAgo: number) => {
      const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      await engine.db
        .updateTable('session')
        .set({ createdAt })
        .where('userId', '=', person.id)
        .execute();
    };
    for (const act of [addKey, addApp]) {
      const person = await engine.make.aCustomer();
      await engine.db.deleteFrom('account').where('userId', '=', person.id).execute();
      await begun(person, 11);
      expect(await said(act(person, {}))).toEqual([403, 'sign-in-again']);
      await begun(person, 9);
      expect((await act(person, {})).status).toBe(200);
    }
    const person = await engine.make.aCustomer();
    const { key } = await enrol(engine, person);
    await engine.db.deleteFrom('account').where('userId', '=', person.id).execute();
    await begun(person, 60);
    expect(await said(addKey(person, {}))).toEqual([422, 'code']);
    expect((await addKey(person, { code: appCode(key) })).status).toBe(200);
  });

  it('[T-A4] [T-F3] who has no role yet, since nobody confirmed the address, adds no way in', async () => {
    const person = await engine.make.aPersonWithoutRole();
    expect((await addKey(person, { password: PASSWORD })).status).toBe(403);
    const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const input = { key, code: appCode(key), password: PASSWORD };
    expect((await engine.as(person).put('/api/auth/authenticator', input)).status).toBe(403);
  });

  it('[T-J1] [T-F3] a deletion is taken back by who is signed in with both factors or a passkey, not by a password alone', async () => {
    for (const back of ['code', 'passkey']) {
      const person = await engine.make.aCustomer();
      const passkey = await addPasskey(engine, person);
      const { recoveryCodes } = await enrol(engine, person);
      await deleteAccount(person, { password: PASSWORD, code: recoveryCodes[0] ?? '' });
      const isDue = async () =>
        (await engine.db
          .selectFrom('accountDeletion')
          .select('userId')
          .where('userId', '=', person.id)
          .executeTakeFirst()) !== undefined;
      const { waiting } = await signInUntilAsked(engine, person);
      expect((await engine.as(waiting).delete('/api/me/deletion')).status).toBe(401);
      expect(await isDue()).toBe(true);
      const answer =
        back === 'code'
          ? await prove(engine, waiting, recoveryCodes[1] ?? '')
          : await passkey.signIn();
      expect(answer.status).toBe(200);
      expect(await isDue()).toBe(true);
      const inside = engine.as({ ...person, cookie: cookieIn(answer.headers) });
      expect((await inside.delete('/api/me/deletion')).status).toBe(204);
      expect(await isDue()).toBe(false);
    }
  });
});

type Proof = { password?: string; code?: string };

onSqlite(
  'Guessing the password in a browser that was left alone',
  (engine) => {
    it('[T-F1] is slowed as signing in is, and counted with it', async () => {
      const person = await engine.make.aCustomer();
      const statuses: number[] = [];
      for (let round = 0; round < 11; round += 1) {
        const asked = round % 2 ? '/api/auth/passkeys/options' : '/api/me/deletion';
        statuses.push((await engine.as(person).post(asked, { password: 'wrong' })).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      const signIn = { email: person.email, password: PASSWORD };
      const answer = await engine.asNobody().post<{ me: Me }>('/api/auth/sign-in', signIn);
      expect(answer.status).toBe(429);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
