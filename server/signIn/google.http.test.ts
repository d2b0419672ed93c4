import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLINIC, onEachEngine, type RunningEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { Journey } from '#test/google/journey.ts';
import {
  type GoogleStandIn,
  type Identity,
  openGoogle,
  settingsFor,
} from '#test/google/provider.ts';
import { identity, meOf, personOf, signInAs } from '#test/google/signIn.ts';
import type { Refused } from '#test/http/client.ts';
import { freshAddress } from '#test/http/signedIn.ts';

const port = await freePort();
const settings = settingsFor(`http://127.0.0.1:${port}`);
let google: GoogleStandIn;

beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

const signIn = (engine: RunningEngine, who: Identity) => signInAs(engine, google, who);

onEachEngine(
  'Google',
  (engine) => {
    const usersWith = (email: string) =>
      engine.db.selectFrom('user').where('email', '=', email).selectAll().execute();
    const accountsOf = (userId: string) =>
      engine.db.selectFrom('account').where('userId', '=', userId).selectAll().execute();
    const byPassword = (email: string, password = PASSWORD) =>
      engine.asNobody().post<Partial<Refused>>('/api/auth/sign-in', { email, password });

    it('[AUTH-01] [AUTH-02] is offered where it is configured', async () => {
      const { body } = await engine.asNobody().get('/api/sign-in-options');
      expect(body).toMatchObject({ google: true });
    });

    it('[AUTH-07] [AUTH-08] makes a customer of a new person, and knows them the second time', async () => {
      const who = identity({ name: 'Greta Garcia' });
      const first = await signIn(engine, who);
      expect(first.status).toBe(200);
      expect(first.me).toMatchObject({
        email: who.email,
        name: 'Greta Garcia',
        role: 'customer',
        emailVerified: true,
      });
      const second = await signIn(engine, { ...who, email: freshAddress(), name: 'Somebody Else' });
      expect(second.me?.id).toBe(first.me?.id);
      const [row, ...others] = await usersWith(who.email);
      expect(others).toEqual([]);
      expect(row?.sortName).toBe('greta garcia');
    });

    it('[T-F3] keeps none of Google’s tokens, and shows none', async () => {
      const { me, text, journey } = await signIn(engine, identity());
      const [account] = await accountsOf(me?.id ?? '');
      expect(account).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
      expect(text).not.toContain(personOf(journey).cookie.value.split('.')[0]);
    });

    it('[AUTH-07] after e-mail with the same verified address it is the same person, who keeps the password', async () => {
      const customer = await engine.make.aCustomer();
      const { me } = await signIn(engine, identity({ email: customer.email.toUpperCase() }));
      expect(me?.id).toBe(customer.id);
      expect((await byPassword(customer.email)).status).toBe(200);
      expect(await usersWith(customer.email)).toHaveLength(1);
    });

    it('[AUTH-08] [AUTH-09] a verified address of the practice makes a dietician, a look-alike a customer', async () => {
      expect((await signIn(engine, identity({ email: freshAddress(CLINIC) }))).me?.role).toBe(
        'client',
      );
      const alike = await signIn(
        engine,
        identity({ email: freshAddress('@clinic.test.evil.example') }),
      );
      expect(alike.me?.role).toBe('customer');
    });

    it('[AUTH-07] [T-A6] the same new person twice at once becomes one user', async () => {
      const who = identity();
      google.setIdentity(who);
      const journeys = [new Journey(engine.url), new Journey(engine.url)];
      const ends = await Promise.all(journeys.map(async (each) => each.choose(await each.begin())));
      await Promise.all(journeys.map((each, index) => each.open(ends[index] ?? '')));
      expect(await usersWith(who.email)).toHaveLength(1);
      engine.takeErrors();
    });

    it('[AUTH-10] a disabled account stays out', async () => {
      const who = identity();
      const { me, journey } = await signIn(engine, who);
      await engine.db
        .updateTable('user')
        .set({ disabled: true })
        .where('id', '=', me?.id ?? '')
        .execute();
      expect(await meOf(engine, journey)).toBeNull();
      const again = await signIn(engine, who);
      expect([again.status, again.me]).toEqual([403, null]);
      expect(again.text).toContain('This account is disabled.');
    });

    it('[AUTH-06] saying no at Google is a cancellation', async () => {
      google.setIdentity(identity());
      const answer = await new Journey(engine.url).signIn('deny');
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain('Sign-in process cancelled.');
    });

    it('[T-A5] an answer without, with another browser’s or with a used state is refused', async () => {
      google.setIdentity(identity());
      const owner = new Journey(engine.url);
      const end = await owner.choose(await owner.begin());
      const stateless = new URL(end);
      stateless.searchParams.delete('state');
      const other = new Journey(engine.url);
      await other.begin();
      expect((await owner.open(stateless.href)).status).toBe(401);
      expect((await other.open(end)).status).toBe(401);
      expect(await meOf(engine, other)).toBeNull();
      expect((await owner.open(end)).status).toBe(200);
      expect((await owner.open(end)).status).toBe(401);
    });

    it('[AUTH-06] the page that ends it runs no script of its own and keeps its opener', async () => {
      google.setIdentity(identity());
      const answer = await new Journey(engine.url).signIn();
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)/);
    });
  },
  settings,
);
