import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { NewKey } from '#domain/signIn/secondFactorSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { addPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { appCode, cookieIn, enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';

type Proof = { password?: string; code?: string };

onSqlite('A browser that was left alone', (engine) => {
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
