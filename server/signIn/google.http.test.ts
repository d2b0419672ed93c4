import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { CLINIC, onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import {
  appCode,
  enrol,
  prove,
  signInUntilAsked,
  type Told,
} from '#test/factories/secondFactor.ts';
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
import { mailServer } from '#test/mailServer.ts';
import { commands } from '../operator/commands.ts';

const port = await freePort();
const settings = settingsFor(`http://127.0.0.1:${port}`);
let google: GoogleStandIn;
const smtp = await mailServer();

beforeAll(async () => {
  google = await openGoogle(port);
  await smtp.start();
});
afterAll(async () => {
  await google.close();
  await smtp.stop();
});

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

    it('[AUTH-07] after email with the same verified address it is the same person, who keeps the password', async () => {
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

onSqlite(
  'Google and consent',
  (engine) => {
    it('[T-J1] who comes by Google has agreed to nothing, and gets nowhere before they do', async () => {
      const { me, journey } = await signInAs(engine, google, identity());
      expect(me?.consent).toBe('none');
      const as = engine.as(personOf(journey));
      const profile = `/api/customers/${me?.id}/profile`;
      expect((await as.get<Refused>(profile)).body.error.code).toBe('consent-needed');
      const agreed = await as.post('/api/me/consent', { version: BUILT_IN_PRIVACY });
      expect(agreed.status).toBe(200);
      expect((await as.get(profile)).status).toBe(200);
      expect((await meOf(engine, journey))?.consent).toBe('given');
    });

    it('[T-F1] [T-F3] [T-J1] Google opens nothing without a code, nor takes a deletion back', async () => {
      const who = identity();
      const { me, journey } = await signInAs(engine, google, who);
      const person = { ...personOf(journey), id: me?.id ?? '', email: who.email, password: '' };
      const { key, recoveryCodes } = await enrol(engine, person);
      const asked = await engine.as(person).post('/api/me/deletion', { code: recoveryCodes[0] });
      expect(asked.status).toBe(200);
      const due = async () =>
        (
          await engine.db
            .selectFrom('accountDeletion')
            .select('userId')
            .where('userId', '=', person.id)
            .execute()
        ).length;

      const again = await signInAs(engine, google, who);
      const waiting = { ...person, cookie: personOf(again.journey).cookie };
      const told = await engine.as(waiting).get<Told>('/api/me');
      expect(told.body).toEqual({ me: null, secondFactor: true });
      expect(await due()).toBe(1);
      const proved = await prove(engine, waiting, appCode(key));
      expect([proved.status, proved.body.me?.id, await due()]).toEqual([200, person.id, 1]);
      expect(proved.body.me?.deletionDueAt).toBeDefined();
    });

    it('[T-F1] [T-F3] a new password by a mailed link opens nothing without a code, and ends what waited', async () => {
      const person = await engine.make.aCustomer();
      const { key } = await enrol(engine, person);
      const { waiting } = await signInUntilAsked(engine, person);
      const said = await commands['reset-password']?.(engine.server.deps, person.email);
      const token = /token=([\w-]+)/.exec(said ?? '')?.[1];
      const newPassword = `new-${PASSWORD}`;
      const reset = await engine
        .asNobody()
        .post('/api/auth/password-reset', { token, newPassword });
      expect([reset.status, reset.headers.getSetCookie()]).toEqual([204, []]);
      expect((await prove(engine, waiting, appCode(key))).status).toBe(401);
      const { told } = await signInUntilAsked(engine, { ...person, password: newPassword });
      expect(told).toEqual({ me: null, secondFactor: true });
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);

onSqlite(
  'Addresses at Google',
  (engine) => {
    const accountsOf = (userId: string) =>
      engine.db.selectFrom('account').where('userId', '=', userId).selectAll().execute();
    const byPassword = (email: string, password = PASSWORD) =>
      engine.asNobody().post<Partial<Refused>>('/api/auth/sign-in', { email, password });

    it('[AUTH-09] [T-A4] an unverified address of the practice earns no role until its link is followed', async () => {
      const who = identity({ email: freshAddress(CLINIC), email_verified: false });
      const { me, journey } = await signIn(engine, who);
      expect(me).toMatchObject({ role: null, emailVerified: false });
      expect((await engine.as(personOf(journey)).get('/api/customers')).status).toBe(403);
      const link = new URL((await engine.mailTo(who.email)).link ?? '');
      const token = link.searchParams.get('token');
      const elsewhere = await engine.asNobody().post('/api/auth/verify-email', { token });
      expect(elsewhere.status).toBe(403);
      const verified = await engine
        .as(personOf(journey))
        .post<{ me: Me | null }>('/api/auth/verify-email', { token });
      expect(verified.body.me).toMatchObject({ id: me?.id, role: 'client' });
      // The session was opened before the address was confirmed, so it may be somebody else's.
      expect(await meOf(engine, journey)).toBeNull();
    });

    it('[T-A4] an unverified address opens no existing account, verified or not', async () => {
      for (const emailVerified of [true, false]) {
        const customer = await engine.make.aCustomer({ emailVerified });
        const who = identity({ email: customer.email, email_verified: false });
        const { status, text, me } = await signIn(engine, who);
        expect(status).toBe(409);
        expect(text).toContain('Log in with your password.');
        expect(me).toBeNull();
        expect(await accountsOf(customer.id)).toHaveLength(1);
        expect((await byPassword(customer.email)).status).toBe(200);
      }
    });

    it('[T-A4] a verified identity takes over what an unverified one had begun', async () => {
      const email = freshAddress(CLINIC);
      const squatter = identity({ email, email_verified: false });
      const before = await signIn(engine, squatter);
      const owner = await signIn(engine, identity({ email }));
      expect(owner.me).toMatchObject({ id: before.me?.id, role: 'client' });
      expect(await meOf(engine, before.journey)).toBeNull();
      expect((await signIn(engine, squatter)).status).toBe(409);
    });
  },
  settings,
);

onSqlite(
  'Google, with a mail server',
  (engine) => {
    it('[AUTH-13] [T-A4] an address that Google has not verified goes in once it is', async () => {
      const who = identity({ email_verified: false });
      const refused = await signIn(engine, who);
      expect([refused.status, refused.me]).toEqual([403, null]);
      expect(refused.text).toContain('Open the link that confirms it');
      await expect.poll(() => smtp.received.map(({ to }) => to)).toContain(who.email);
      const { me } = await signIn(engine, { ...who, email_verified: true });
      expect(me).toMatchObject({ email: who.email, role: 'customer', emailVerified: true });
    });

    it('[AUTH-07] a verified address goes in at once', async () => {
      expect((await signIn(engine, identity())).me?.role).toBe('customer');
    });
  },
  { ...settings, SMTP_URL: smtp.url },
);
