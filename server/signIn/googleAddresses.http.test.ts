import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { CLINIC, onSqlite, type RunningEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
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

    it('[T-A4] a verified address takes over an unverified account, and who made it is locked out', async () => {
      const squatter = await engine.make.aCustomer({ emailVerified: false });
      const { me } = await signIn(engine, identity({ email: squatter.email }));
      expect(me).toMatchObject({ id: squatter.id, emailVerified: true, role: 'customer' });
      expect((await byPassword(squatter.email)).status).toBe(401);
      const old = await engine.as(squatter).get<{ me: Me | null }>('/api/me');
      expect(old.body.me).toBeNull();
      expect(await accountsOf(squatter.id)).toMatchObject([{ providerId: 'google' }]);
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
