import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { softPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { addPasskey, newChallenge, TO_SIGN_IN, toAdd } from './passkeys.ts';
import { findSessionByToken } from './session.ts';

const PATH = '/api/auth/passkeys';
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
    const late = session && addPasskey(deps, session, site, { name: 'Phone', passkey });
    await expect(late).rejects.toMatchObject({ status: 401 });
    const rows = engine.db.selectFrom('passkey').select('id').where('userId', '=', person.id);
    expect(await rows.execute()).toEqual([]);
  });
});
