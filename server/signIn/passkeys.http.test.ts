import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Passkey } from '#domain/signIn/secondFactorSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { addPasskey, softPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import { appCode, cookieIn } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import { commands } from '../operator/commands.ts';
import { newChallenge, addPasskey as storePasskey, TO_SIGN_IN, toAdd } from './passkeys.ts';
import { findSessionByToken } from './session.ts';

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

const MINUTE = 60_000;

/** The flags of an authenticator that found a person present, but did not verify who. */
const UNCHECKED = { make: 0x41, use: 0x01 };

type Options = {
  challenge: string;
  userVerification?: string;
  authenticatorSelection?: { userVerification?: string };
};

onSqlite('What a passkey is refused for', (engine) => {
  const optionsToAdd = async (person: Person) =>
    (await engine.as(person).post<Options>(`${PATH}/options`, { password: PASSWORD })).body;
  const optionsToSignIn = async () =>
    (await engine.asNobody().post<Options>(`${PATH}/sign-in-options`)).body;
  const add = (person: Person, passkey: unknown) =>
    engine.as(person).post<Refused>(PATH, { name: 'Phone', passkey });
  const signIn = (passkey: unknown) =>
    engine.asNobody().post<{ me: Me } & Refused>(`${PATH}/sign-in`, { passkey });
  const howMany = async (person: Person) =>
    (await engine.as(person).get<{ items: object[] }>(PATH)).body.items.length;
  /** A challenge that the server gave out this many minutes ago. */
  const challengeOf = (minutesAgo: number, purpose: string) => {
    const now = () => new Date(Date.now() - minutesAgo * MINUTE);
    return newChallenge({ ...engine.server.deps, now }, purpose).toString('base64url');
  };
  const withOne = async (counter = 0) => {
    const person = await engine.make.aCustomer();
    const passkey = softPasskey(engine.url);
    const { challenge } = await optionsToAdd(person);
    expect((await add(person, passkey.make(challenge, { counter }))).status).toBe(204);
    return { person, passkey };
  };

  it('[T-K5] a challenge that is older than five minutes, to add one or to sign in', async () => {
    const { person, passkey } = await withOne();
    const another = softPasskey(engine.url);
    const refused = [
      await add(person, another.make(challengeOf(5.1, toAdd(person.id)))),
      await signIn(passkey.use(challengeOf(5.1, TO_SIGN_IN))),
    ];
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
      [422, 'passkey-refused'],
      [422, 'passkey-refused'],
    ]);
    expect(await howMany(person)).toBe(1);
    expect((await add(person, another.make(challengeOf(4.5, toAdd(person.id))))).status).toBe(204);
    expect((await signIn(passkey.use(challengeOf(4.5, TO_SIGN_IN)))).status).toBe(200);
  });

  it('[T-K5] a holder whom the device has not verified; it is asked to, both times', async () => {
    const person = await engine.make.aCustomer();
    const options = await optionsToAdd(person);
    expect(options.authenticatorSelection?.userVerification).toBe('required');
    const passkey = softPasskey(engine.url);
    const unchecked = passkey.make(options.challenge, { flags: UNCHECKED.make });
    expect((await add(person, unchecked)).status).toBe(422);
    expect(await howMany(person)).toBe(0);
    const { challenge } = await optionsToAdd(person);
    expect((await add(person, passkey.make(challenge))).status).toBe(204);
    const toUse = await optionsToSignIn();
    expect(toUse.userVerification).toBe('required');
    const careless = passkey.use(toUse.challenge, { flags: UNCHECKED.use });
    expect((await signIn(careless)).status).toBe(422);
  });

  it('[T-K5] a counter that goes back or stands still, which a copied key would have', async () => {
    const { passkey } = await withOne(7);
    const use = async (counter: number) =>
      (await signIn(passkey.use((await optionsToSignIn()).challenge, { counter }))).status;
    expect(await use(7)).toBe(422);
    expect(await use(9)).toBe(200);
    for (const counter of [8, 9, 0]) expect([counter, await use(counter)]).toEqual([counter, 422]);
    expect(await use(10)).toBe(200);
    // Of a key and its copy used at the same moment, only one is accepted.
    expect((await Promise.all([use(11), use(11)])).toSorted()).toEqual([200, 422]);
  });

  it('[T-K5] phones that never count go on', async () => {
    const { passkey } = await withOne();
    for (let time = 0; time < 3; time += 1)
      expect((await signIn(passkey.use((await optionsToSignIn()).challenge))).status).toBe(200);
  });

  it('[T-K5] a page of another origin, whichever key it has', async () => {
    const { person, passkey } = await withOne();
    const port = new URL(engine.url).port;
    for (const from of ['https://evil.example', `http://127.0.0.1:${Number(port) + 1}`, 'null']) {
      const made = softPasskey(engine.url).make((await optionsToAdd(person)).challenge, { from });
      expect([from, (await add(person, made)).status]).toEqual([from, 422]);
      const used = passkey.use((await optionsToSignIn()).challenge, { from });
      expect([from, (await signIn(used)).status]).toEqual([from, 422]);
    }
    const foreign = softPasskey('https://evil.example');
    const made = foreign.make((await optionsToAdd(person)).challenge, { from: engine.url });
    expect((await add(person, made)).status).toBe(422);
    expect(await howMany(person)).toBe(1);
  });

  it('[T-K5] [T-B1] where a second factor is demanded, a session without one, whoever got the challenge', async () => {
    const dietician = await engine.make.aDietician();
    const rule = { rule: 'dieticians-prove', since: new Date().toISOString(), setBy: 'test' };
    await engine.db.insertInto('practiceRule').values(rule).execute();
    const first = softPasskey(engine.url);
    const { challenge } = await optionsToAdd(dietician);
    const byPassword = await engine.make.anotherSession(dietician);
    expect((await add(dietician, first.make(challenge))).status).toBe(204);
    const second = softPasskey(engine.url).make((await optionsToAdd(dietician)).challenge);
    const refused = await add(byPassword, second);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'prove-first']);
    expect(
      (await engine.as(byPassword).post(`${PATH}/options`, { password: PASSWORD })).status,
    ).toBe(403);
    expect((await add(dietician, second)).status).toBe(204);
    await engine.db.deleteFrom('practiceRule').execute();
  });

  it('[T-K5] [T-K4] a session that ended while the key was on its way', async () => {
    const person = await engine.make.aCustomer();
    const { deps } = engine.server;
    const [token = ''] = decodeURIComponent(person.cookie.value).split('.');
    const session = await findSessionByToken(deps, token);
    expect(session?.id).toBe(person.id);
    const { challenge } = await optionsToAdd(person);
    await engine.db.deleteFrom('session').where('userId', '=', person.id).execute();
    const passkey = softPasskey(engine.url).make(challenge);
    const site = { origin: engine.url, id: new URL(engine.url).hostname };
    const late = session && storePasskey(deps, session, site, { name: 'Phone', passkey });
    await expect(late).rejects.toMatchObject({ status: 401 });
    const rows = engine.db.selectFrom('passkey').select('id').where('userId', '=', person.id);
    expect(await rows.execute()).toEqual([]);
  });
});
