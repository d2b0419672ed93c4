import { createEmailVerificationToken } from 'better-auth/api';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/account.ts';
import { BUILT_IN_PRIVACY } from '#domain/rights/consent.ts';
import { CLINIC, onEachEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onEachEngine('Links that are mailed', (engine) => {
  const post = (path: string, body: object) =>
    engine.asNobody().post<{ me: Me | null } & Refused>(`/api/auth/${path}`, body);
  const fresh = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;
  const tokenFor = async (email: string) =>
    new URL((await engine.mailTo(email)).link ?? '').searchParams.get('token');

  it('[T-A6] a link that confirms an address works once', async () => {
    const email = fresh();
    await post('sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY });
    const token = await tokenFor(email);
    expect((await post('verify-email', { token })).status).toBe(200);
    const again = await post('verify-email', { token });
    expect([again.status, again.body.error.code]).toEqual([410, 'link-used']);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('[T-A6] one that comes late confirms nothing', async () => {
    const email = fresh(CLINIC);
    await post('sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY });
    const { secret } = engine.server.deps.config;
    const late = await createEmailVerificationToken(secret, email, undefined, -60);
    expect((await post('verify-email', { token: late })).status).toBe(401);
    const user = () =>
      engine.db.selectFrom('user').where('email', '=', email).select(['role', 'emailVerified']);
    const before = await user().executeTakeFirstOrThrow();
    expect([before.role, Boolean(before.emailVerified)]).toEqual([null, false]);
    // The same in time is the one that is mailed.
    const timely = await createEmailVerificationToken(secret, email, undefined, 60);
    expect((await post('verify-email', { token: timely })).body.me?.role).toBe('client');
  });

  it('[T-A6] a link for a new password that comes late changes nothing', async () => {
    const customer = await engine.make.aCustomer();
    await post('password-reset-mail', { email: customer.email });
    const token = await tokenFor(customer.email);
    const past = new Date(Date.now() - 1000).toISOString();
    await engine.db
      .updateTable('verification')
      .set({ expiresAt: past })
      .where('value', '=', customer.id)
      .execute();
    const late = await post('password-reset', { token, newPassword: 'came-too-late' });
    expect(late.status).toBe(400);
    expect((await post('sign-in', { email: customer.email, password: PASSWORD })).status).toBe(200);
  });

  it('[T-A6] an address changed to one of the practice earns no role by itself', async () => {
    const customer = await engine.make.aCustomer();
    const nobody = await engine.make.aPersonWithoutRole();
    for (const person of [customer, nobody]) {
      const email = fresh(CLINIC);
      await engine.db
        .updateTable('user')
        .set({ email, emailVerified: false })
        .where('id', '=', person.id)
        .execute();
      const signedIn = await post('sign-in', { email, password: PASSWORD });
      expect(signedIn.body.me?.role).toBe(person.role);
      expect((await engine.as(person).get('/api/customers')).status).toBe(403);
    }
  });
});
