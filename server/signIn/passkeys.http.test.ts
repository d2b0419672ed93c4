import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Passkey } from '#domain/signIn/secondFactorSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { addPasskey, softPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { appCode, cookieIn } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import { commands } from '../operator/commands.ts';

const PATH = '/api/auth/passkeys';

onEachEngine('Passkeys', (engine) => {
  type Options = { challenge: string };
  const listOf = async (person: Person) =>
    (await engine.as(person).get<{ items: Passkey[] }>(PATH)).body.items;
  const challengeFor = async (person: Person) =>
    (await engine.as(person).post<Options>(`${PATH}/options`, { password: PASSWORD })).body
      .challenge;
  const toSignIn = async () =>
    (await engine.asNobody().post<Options>(`${PATH}/sign-in-options`)).body.challenge;
  const signIn = (passkey: unknown) =>
    engine.asNobody().post<{ me: Me }>(`${PATH}/sign-in`, { passkey });
  const remove = (person: Person, id = '') =>
    engine.as(person).post(`${PATH}/${id}/remove`, { password: PASSWORD });
  const add = async (person: Person, origin = engine.url) => {
    const passkey = softPasskey(origin);
    const made = passkey.make(await challengeFor(person));
    const { status } = await engine.as(person).post(PATH, { name: 'Phone', passkey: made });
    return { passkey, made, status };
  };

  it('[T-F3] one is added and named, signs in without a password, and is removed', async () => {
    const person = await engine.make.aCustomer();
    const { passkey, status } = await add(person);
    expect(status).toBe(204);
    const [listed] = await listOf(person);
    expect([listed?.name, listed?.usedAt]).toEqual(['Phone', null]);
    const answer = await signIn(passkey.use(await toSignIn()));
    expect([answer.status, answer.body.me.id]).toEqual([200, person.id]);
    const inside = { ...person, cookie: cookieIn(answer.headers) };
    expect((await listOf(inside))[0]?.usedAt).not.toBeNull();
    expect((await remove(inside, listed?.id)).status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    expect((await signIn(passkey.use(await toSignIn()))).status).toBe(422);
  });

  it('[T-F3] twenty are the most, until one is removed', async () => {
    const person = await engine.make.aCustomer();
    for (let made = 0; made < 20; made += 1) expect((await add(person)).status).toBe(204);
    const made = softPasskey(engine.url).make(await challengeFor(person));
    const refused = await engine.as(person).post<Refused>(PATH, { name: 'Phone', passkey: made });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'no-room']);
    const [first] = await listOf(person);
    await remove(person, first?.id);
    expect((await add(person)).status).toBe(204);
    expect(await listOf(person)).toHaveLength(20);
  });

  it('[T-F1] a challenge works once, and only one of ours, for what and for whom it was made, signed by that key', async () => {
    const person = await engine.make.aCustomer();
    const { passkey, made } = await add(person);
    const challenge = await toSignIn();
    const used = passkey.use(challenge);
    const both = await Promise.all([signIn(used), signIn(used)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await signIn(passkey.use('AAAA'))).status).toBe(422);
    const { id } = used;
    const ofAnotherKey = { ...softPasskey(engine.url).use(await toSignIn()), id, rawId: id };
    expect((await signIn(ofAnotherKey)).status).toBe(422);
    expect((await signIn(passkey.use(await challengeFor(person)))).status).toBe(422);
    expect((await engine.as(person).post(PATH, { name: 'Again', passkey: made })).status).toBe(422);
    const other = await engine.make.aCustomer();
    const theirs = softPasskey(engine.url).make(await challengeFor(person));
    expect((await engine.as(other).post(PATH, { name: 'X', passkey: theirs })).status).toBe(422);
  });

  it('[T-B2] [T-B6] nobody removes another’s; who is disabled does not come in by one', async () => {
    const person = await engine.make.aCustomer();
    const { passkey } = await add(person);
    const [own] = await listOf(person);
    const stranger = await engine.make.aCustomer();
    await remove(stranger, own?.id);
    expect((await listOf(person)).length).toBe(1);
    await commands.disable?.(engine.server.deps, person.email);
    expect((await signIn(passkey.use(await toSignIn()))).status).toBe(403);
  });

  it('[T-B1] where a second factor is demanded a passkey is one, and a password alone adds none to it', async () => {
    const dietician = await engine.make.aDietician();
    const rule = { rule: 'dieticians-prove', since: new Date().toISOString(), setBy: 'test' };
    await engine.db.insertInto('practiceRule').values(rule).execute();
    const customers = async (person: Person) =>
      (await engine.as(person).get('/api/customers')).status;
    expect(await customers(dietician)).toBe(403);
    const { passkey } = await add(dietician);
    expect(await customers(dietician)).toBe(200);

    const byPassword = await engine.make.anotherSession(dietician);
    expect(await customers(byPassword)).toBe(403);
    const [own] = await listOf(byPassword);
    const as = engine.as(byPassword);
    const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const tries = [
      await as.post(`${PATH}/options`, { password: PASSWORD }),
      await remove(byPassword, own?.id),
      await as.put('/api/auth/authenticator', { key, code: appCode(key), password: PASSWORD }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    const answer = await signIn(passkey.use(await toSignIn()));
    expect(await customers({ ...dietician, cookie: cookieIn(answer.headers) })).toBe(200);
    await engine.db.deleteFrom('practiceRule').execute();
  });
});

onSqlite(
  'Passkeys where there is mail',
  (engine) => {
    it('[T-A4] [T-F3] an address that nobody confirmed opens nothing by a passkey, as by a password', async () => {
      const customer = await engine.make.aCustomer({ emailVerified: false });
      const passkey = await addPasskey(engine, customer);
      const refused = await passkey.signIn();
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
      const { email } = customer;
      const byPassword = await engine
        .asNobody()
        .post('/api/auth/sign-in', { email, password: PASSWORD });
      expect(byPassword.status).toBe(403);
      await engine.db
        .updateTable('user')
        .set({ emailVerified: true })
        .where('id', '=', customer.id)
        .execute();
      expect((await passkey.signIn()).status).toBe(200);
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
);

const SITE = 'https://practice.example';

onSqlite(
  'Passkeys of a practice with a name of its own',
  (engine) => {
    it('[T-F3] [T-E3] belong to the name in PUBLIC_URL, whatever the request says of its site', async () => {
      const person = await engine.make.aCustomer();
      const cookie = { ...person.cookie, name: `__Secure-${person.cookie.name}` };
      const ask = (path: string, body: object, origin = SITE) =>
        engine.as({ ...person, cookie }).raw(`${PATH}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin, host: 'evil.example' },
          body: JSON.stringify(body),
        });
      const challenge = async (origin?: string) => {
        const answer = await ask('/options', { password: PASSWORD }, origin);
        const options = (await answer.json()) as { challenge: string; rp: { id: string } };
        expect(options.rp.id).toBe('practice.example');
        return options.challenge;
      };
      const foreign = softPasskey('https://evil.example').make(await challenge());
      expect((await ask('', { name: 'Phone', passkey: foreign })).status).toBe(422);
      const ownName = softPasskey(engine.url).make(await challenge());
      expect((await ask('', { name: 'Phone', passkey: ownName })).status).toBe(422);
      const passkey = softPasskey(SITE);
      const made = passkey.make(await challenge());
      expect((await ask('', { name: 'Phone', passkey: made })).status).toBe(204);
      const options = (await (await ask('/sign-in-options', {})).json()) as {
        challenge: string;
        rpId: string;
      };
      expect(options.rpId).toBe('practice.example');
      const answer = await ask('/sign-in', { passkey: passkey.use(options.challenge) });
      const [set = ''] = answer.headers.getSetCookie();
      expect([answer.status, set.startsWith('__Secure-'), set.includes('; Secure')]).toEqual([
        200,
        true,
        true,
      ]);
    });
  },
  { PUBLIC_URL: SITE },
);
