import { signJWT } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { CLINIC, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onSqlite('Links that are mailed', (engine) => {
  const post = (path: string, body: object) =>
    engine.asNobody().post<{ me: Me | null } & Refused>(`/api/auth/${path}`, body);
  const fresh = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;
  const tokenFor = async (email: string, count = 1) =>
    new URL((await engine.mailTo(email, count)).link ?? '').searchParams.get('token');

  it('[T-A6] a link that confirms an address works once', async () => {
    const email = fresh();
    await post('sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY });
    const token = await tokenFor(email);
    expect((await post('verify-email', { token, password: PASSWORD })).status).toBe(200);
    const again = await post('verify-email', { token, password: PASSWORD });
    expect([again.status, again.body.error.code]).toEqual([410, 'link-used']);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('[T-A4] [T-A1] whoever makes an account in another’s name does not get in by the owner’s confirming', async () => {
    const email = fresh(CLINIC);
    const stranger = await post('sign-up', {
      email,
      password: 'the-stranger-chose-it',
      consent: BUILT_IN_PRIVACY,
    });
    const token = await tokenFor(email);
    const opened = await post('verify-email', { token });
    expect([opened.status, opened.body.error.code]).toEqual([403, 'opened-elsewhere']);
    expect(opened.headers.getSetCookie()).toEqual([]);
    const wrong = await post('verify-email', { token, password: PASSWORD });
    expect([wrong.status, Object.keys(wrong.body.error.fields ?? {})]).toEqual([422, ['password']]);
    const made = await engine.db
      .selectFrom('user')
      .select(['emailVerified', 'role'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect([Boolean(made.emailVerified), made.role]).toEqual([false, null]);

    // The owner takes over the account by a mail that only they can read.
    await post('password-reset-mail', { email });
    // This is the second letter; the answer does not wait until it is written.
    const reset = await tokenFor(email, 2);
    await post('password-reset', { token: reset, newPassword: 'the-owner-chose-it' });
    const owner = await post('sign-in', { email, password: 'the-owner-chose-it' });
    expect(owner.body.me).toMatchObject({ email, role: 'client', emailVerified: true });
    // The first letter's link has nothing left to confirm.
    expect((await post('verify-email', { token })).status).toBe(410);
    const again = await post('sign-in', { email, password: 'the-stranger-chose-it' });
    expect(again.status).toBe(401);
    const left = { cookie: (stranger.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
    const me = await engine.asNobody().raw('/api/me', { headers: left });
    expect(await me.json()).toMatchObject({ me: null });
  });

  it('[AUTH-13] in the browser that signed up the link needs no password', async () => {
    const email = fresh();
    const input = { email, password: PASSWORD, consent: BUILT_IN_PRIVACY };
    const made = await engine.asNobody().post('/api/auth/sign-up', input);
    const cookie = (made.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const token = await tokenFor(email);
    const verified = await engine
      .asNobody()
      .post<{ me: Me | null }>('/api/auth/verify-email', { token }, { headers: { cookie } });
    expect(verified.body.me).toMatchObject({ email, emailVerified: true });
  });

  it('[T-F1] passwords tried at a link are counted like those at signing in', async () => {
    const email = fresh();
    await post('sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY });
    const token = await tokenFor(email);
    // The network where they signed up is a known place.
    const key = `passwordOfAccount:${email} 127.0.0.1`;
    const count = async () =>
      (await engine.db.selectFrom('rateLimit').select('count').where('key', '=', key).execute())[0]
        ?.count ?? 0;
    await post('verify-email', { token, password: 'not-the-password' });
    await post('verify-email', { token, password: 'nor-this-one' });
    expect(await count()).toBe(2);
  });

  it('[T-A6] one that comes late confirms nothing', async () => {
    const email = fresh(CLINIC);
    await post('sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY });
    const { secret } = engine.server.deps.config;
    const { id: userId } = await engine.db
      .selectFrom('user')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    const late = await signJWT({ email, userId }, secret, -60);
    expect((await post('verify-email', { token: late, password: PASSWORD })).status).toBe(401);
    const user = () =>
      engine.db.selectFrom('user').where('email', '=', email).select(['role', 'emailVerified']);
    const before = await user().executeTakeFirstOrThrow();
    expect([before.role, Boolean(before.emailVerified)]).toEqual([null, false]);
    // A link of the same form that has not expired works.
    const timely = await signJWT({ email, userId }, secret, 60);
    expect((await post('verify-email', { token: timely, password: PASSWORD })).body.me?.role).toBe(
      'client',
    );
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

  it('[AUTH-13] [T-A6] a link for a new password says whether it works, and is not used up by it', async () => {
    const customer = await engine.make.aCustomer();
    await post('password-reset-mail', { email: customer.email });
    const token = await tokenFor(customer.email);
    const works = async (purpose = 'password-reset', of = token) => {
      const { status, body } = await engine
        .asNobody()
        .post('/api/auth/opened-link', { purpose, token: of });
      return [status, body];
    };
    const ends = async (expiresAt: string) =>
      engine.db
        .updateTable('verification')
        .set({ expiresAt })
        .where('value', '=', customer.id)
        .execute();
    expect(await works()).toEqual([200, { works: true }]);
    expect(await works('set-up')).toEqual([200, { works: false }]);
    expect(await works('password-reset', 'made-up')).toEqual([200, { works: false }]);
    await ends(new Date(Date.now() - 1000).toISOString());
    expect(await works()).toEqual([200, { works: false }]);
    await ends(new Date(Date.now() + 60_000).toISOString());
    expect((await post('password-reset', { token, newPassword: 'plums-again' })).status).toBe(204);
    expect(await works()).toEqual([200, { works: false }]);
    expect((await works('password-reset', 'not complete'))[0]).toBe(422);
  });

  it('[AUTH-13] a link that works no more is refused in words that say what to do', async () => {
    const says = async (path: string, body: object) => {
      const { code, message } = (await post(path, body)).body.error;
      return [code, message];
    };
    const dead = [
      'link-dead',
      'This link was used already, is too old or is not complete. Ask for a new one.',
    ];
    const { secret } = engine.server.deps.config;
    const late = await signJWT({ email: fresh(), userId: 'nobody' }, secret, -60);
    const ofNobody = await signJWT({ email: fresh(), userId: 'nobody' }, secret, 60);
    for (const token of ['made.up.token', late, ofNobody])
      expect(await says('verify-email', { token })).toEqual(dead);
    expect(await says('password-reset', { token: 'made-up', newPassword: 'plums-again' })).toEqual(
      dead,
    );
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
