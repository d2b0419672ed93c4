import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { onSqlite } from '#test/engines.ts';
import { addPasskey } from '#test/factories/passkey.ts';
import { PASSWORD, type Person, todayOf } from '#test/factories/people.ts';
import { appCode, cookieIn, enrol, type Told } from '#test/factories/secondFactor.ts';
import { freePort } from '#test/freePort.ts';
import { Journey } from '#test/google/journey.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '#test/google/provider.ts';
import { identity, meOf, personOf, signInAs } from '#test/google/signIn.ts';
import type { Refused } from '#test/http/client.ts';
import { freshAddress, tokenIn } from '#test/http/signedIn.ts';
import { type Hashes, hashesOfTables } from '#test/tableHashes.ts';

const port = await freePort();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

const ANEW = 'chosen-by-the-link';

onSqlite(
  'Whoever made an account and confirms its address',
  (engine) => {
    const nobody = () => engine.asNobody();
    /** The `name=value` pair of the marking cookie that this answer sets. */
    const markIn = (headers: Headers) => {
      const pairs = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      return { cookie: pairs.find((pair) => pair.startsWith('weekplate.signed_up=')) ?? '' };
    };
    /** A customer with an unconfirmed address who has logged today, as after a sign-up. */
    const aBeginner = async () => {
      const person = await engine.make.aCustomer({ emailVerified: false });
      await engine.make.aDay(person, todayOf(person), { notes: 'First day.' });
      await engine.make.aCustomerProfile(person, {});
      return person;
    };
    const linkFor = async ({ email }: Person) => {
      await nobody().post('/api/auth/verification-mail', { email });
      return { token: tokenIn((await engine.mailTo(email)).link) };
    };
    const resetFor = async ({ email }: Person) => {
      await nobody().post('/api/auth/password-reset-mail', { email });
      return { token: tokenIn((await engine.mailTo(email)).link), newPassword: ANEW };
    };
    const verify = (as: Person | null, body: object, headers: Record<string, string> = {}) =>
      (as ? engine.as(as) : nobody()).post<Told & Partial<Refused>>(
        '/api/auth/verify-email',
        body,
        { headers },
      );
    const logIn = ({ email }: Person, password = PASSWORD) =>
      nobody().post<{ me: Me }>('/api/auth/sign-in', { email, password });
    const meIn = async (person: Person) =>
      (await engine.as(person).get<{ me: Me | null }>('/api/me')).body.me;
    /** How many of their logged days, consents and profiles still exist. */
    const keptOf = async ({ id }: Person) => {
      const rows = [
        engine.db.selectFrom('dailyProgress').select('customerId').where('customerId', '=', id),
        engine.db.selectFrom('customerProfile').select('customerId').where('customerId', '=', id),
        engine.db.selectFrom('consent').select('userId').where('userId', '=', id),
      ];
      return (await Promise.all(rows.map((query) => query.execute()))).map((each) => each.length);
    };
    const ALL = [1, 1, 1];
    const NOTHING = [0, 0, 0];

    it('[T-K4] [AUTH-13] where they are signed in they keep password, session and all they logged; others’ sessions end', async () => {
      const person = await aBeginner();
      const other = await engine.make.anotherSession(person);
      const confirmed = await verify(person, await linkFor(person));
      expect(confirmed.body.me).toMatchObject({ id: person.id, emailVerified: true });
      expect((await meIn(person))?.consent).toBe('given');
      expect(await meIn(other)).toBeNull();
      expect(await keptOf(person)).toEqual(ALL);
      expect((await logIn(person)).status).toBe(200);
    });

    it('[T-K4] [AUTH-13] in the browser of the sign-up it is enough that they once were', async () => {
      const email = freshAddress();
      const made = await nobody().post<{ me: Me }>('/api/auth/sign-up', {
        email,
        password: PASSWORD,
        consent: BUILT_IN_PRIVACY,
      });
      const person = { ...personOf(new Journey(engine.url)), id: made.body.me.id, email };
      await engine.make.aDay({ ...person, timeZone: 'UTC' }, '2026-01-05', {});
      const { token } = { token: tokenIn((await engine.mailTo(email)).link) };
      const confirmed = await verify(null, { token }, markIn(made.headers));
      expect(confirmed.body.me?.emailVerified).toBe(true);
      expect(await keptOf(person)).toEqual([1, 0, 1]);
      expect((await logIn(person)).status).toBe(200);
      // The marking cookie is removed, because it is no longer needed.
      expect(markIn(confirmed.headers).cookie).toBe('weekplate.signed_up=');
    });

    it('[T-K4] a browser that logged in by the password is known, too; one of another account is not', async () => {
      const person = await aBeginner();
      const mark = markIn((await logIn(person)).headers);
      const stranger = await aBeginner();
      const link = await linkFor(person);
      const strangers = markIn((await logIn(stranger)).headers);
      const refused = await verify(stranger, link, strangers);
      expect([refused.status, refused.body.error?.code]).toEqual([403, 'opened-elsewhere']);
      expect((await verify(null, link, mark)).status).toBe(200);
      expect(await keptOf(person)).toEqual(ALL);
      // A log-in with a confirmed address sets no marking cookie.
      expect(markIn((await logIn(person)).headers).cookie).toBe('');
    });

    it('[T-K4] in another browser the password does it: what they logged stays, other ways in end', async () => {
      const person = await aBeginner();
      const passkey = await addPasskey(engine, person);
      const link = await linkFor(person);
      const stored = async (before?: Hashes) => {
        const { session: _tidied, ...rest } = await hashesOfTables(engine.db, before);
        return rest;
      };
      const before = await stored();
      expect((await verify(null, link)).status).toBe(403);
      expect((await verify(null, { ...link, password: 'not-the-password' })).status).toBe(422);
      expect(await stored(before)).toEqual(before);
      const confirmed = await verify(null, { ...link, password: PASSWORD });
      expect(confirmed.body.me?.id).toBe(person.id);
      expect(await keptOf(person)).toEqual(ALL);
      expect(await meIn(person)).toBeNull();
      expect((await passkey.signIn()).status).toBe(422);
      expect((await logIn(person)).status).toBe(200);
    });

    it('[T-K4] a session that came by a passkey keeps it, one by the password alone does not', async () => {
      for (const byPasskey of [true, false]) {
        const person = await aBeginner();
        const passkey = await addPasskey(engine, person);
        const plain = await engine.make.anotherSession(person);
        const here = byPasskey
          ? { ...person, cookie: cookieIn((await passkey.signIn()).headers) }
          : plain;
        expect((await verify(here, await linkFor(person))).status).toBe(200);
        expect((await passkey.signIn()).status).toBe(byPasskey ? 200 : 422);
        expect(await meIn(plain)).toEqual(byPasskey ? null : expect.anything());
      }
    });

    it('[T-K4] [T-F3] who has an app gives a code with the password, and is then asked for none', async () => {
      const person = await aBeginner();
      const { key, recoveryCodes } = await enrol(engine, person);
      const link = { ...(await linkFor(person)), password: PASSWORD };
      for (const code of [undefined, '', '000000']) {
        const refused = await verify(null, { ...link, code });
        expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
          422,
          ['code'],
        ]);
      }
      const confirmed = await verify(null, { ...link, code: recoveryCodes[0] });
      expect(confirmed.body.me?.emailVerified).toBe(true);
      expect(await keptOf(person)).toEqual(ALL);
      const signedIn = await logIn(person);
      expect(signedIn.body).toEqual({ me: null, secondFactor: true });
      const waiting = { ...person, cookie: cookieIn(signedIn.headers) };
      const proved = await engine
        .as(waiting)
        .post<{ me: Me }>('/api/auth/second-factor', { code: appCode(key) });
      expect(proved.status).toBe(200);
    });

    it('[T-K4] with a password chosen by the link they begin anew, signed in at once, wherever it is', async () => {
      const person = await aBeginner();
      const link = await linkFor(person);
      const confirmed = await verify(person, { ...link, newPassword: ANEW });
      expect(confirmed.body.me).toMatchObject({ id: person.id, consent: 'none' });
      expect(await keptOf(person)).toEqual(NOTHING);
      expect(await meIn(person)).toBeNull();
      expect((await logIn(person)).status).toBe(401);
      expect((await logIn(person, ANEW)).status).toBe(200);
      const again = await verify(null, { ...link, newPassword: 'yet-another-one' });
      expect([again.status, again.body.error?.code]).toEqual([410, 'link-used']);
      expect((await logIn(person, ANEW)).status).toBe(200);
    });

    it('[T-K4] [AUTH-13] a forgotten password: where they logged in before, nothing but it is lost', async () => {
      const person = await aBeginner();
      const mark = markIn((await logIn(person)).headers);
      const reset = await resetFor(person);
      const done = await nobody().post('/api/auth/password-reset', reset, { headers: mark });
      expect(done.status).toBe(204);
      expect(await keptOf(person)).toEqual(ALL);
      expect((await logIn(person)).status).toBe(401);
      expect((await logIn(person, ANEW)).body.me.emailVerified).toBe(true);
      const there = await aBeginner();
      const asked = await resetFor(there);
      expect((await engine.as(there).post('/api/auth/password-reset', asked)).status).toBe(204);
      expect(await keptOf(there)).toEqual(ALL);
      expect(await meIn(there)).toBeNull();
    });

    it('[T-K4] [AUTH-13] a link for a new password says before it is used that everything else ends', async () => {
      const person = await aBeginner();
      const mark = markIn((await logIn(person)).headers);
      const { token } = await resetFor(person);
      const says = async (headers = {}) =>
        (
          await nobody().post(
            '/api/auth/opened-link',
            { purpose: 'password-reset', token },
            { headers },
          )
        ).body;
      expect(await says()).toEqual({ works: true, beginsAnew: true });
      expect(await says(mark)).toEqual({ works: true });
      await engine.db
        .updateTable('user')
        .set({ emailVerified: true })
        .where('id', '=', person.id)
        .execute();
      expect(await says()).toEqual({ works: true });
    });

    it('[T-K4] [AUTH-07] by Google: where they logged in before, or by the identity that made it', async () => {
      const person = await aBeginner();
      const mark = markIn((await logIn(person)).headers).cookie;
      const journey = new Journey(engine.url);
      const [name = '', value = ''] = mark.split(/=(.*)/s);
      journey.keep(name, value);
      const { me } = await signInAs(engine, google, identity({ email: person.email }), journey);
      expect(me).toMatchObject({ id: person.id, emailVerified: true, consent: 'given' });
      expect(await keptOf(person)).toEqual(ALL);
      expect(await meIn(person)).toBeNull();
      expect((await logIn(person)).status).toBe(200);

      const who = identity({ email_verified: false });
      const first = await signInAs(engine, google, who);
      const made = { ...person, id: first.me?.id ?? '', timeZone: 'UTC' };
      await engine.make.aDay(made, '2026-01-05', {});
      const again = await signInAs(engine, google, { ...who, email_verified: true });
      expect(again.me).toMatchObject({ id: made.id, emailVerified: true });
      expect(await keptOf(made)).toEqual([1, 0, 0]);
      expect(await meOf(engine, first.journey)).toBeNull();
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);
