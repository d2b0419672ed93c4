import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { freshAddress, type Signed, tokenIn, withCookie } from '#test/http/signedIn.ts';

onEachEngine('Accounts', (engine) => {
  const nobody = () => engine.asNobody();
  const signUp = (email: string, password = PASSWORD) =>
    nobody().post<Signed>('/api/auth/sign-up', {
      email,
      password,
      consent: BUILT_IN_PRIVACY,
    });
  const signIn = (email: string, password = PASSWORD) =>
    nobody().post<Signed>('/api/auth/sign-in', { email, password });

  it('[AUTH-07] [AUTH-08] sign-up makes a customer, once, and signs them in', async () => {
    const email = freshAddress();
    const { status, body, headers } = await signUp(email.toUpperCase());
    expect(status).toBe(201);
    expect(body.me).toMatchObject({ email, role: 'customer', emailVerified: false });
    const me = await engine.as(withCookie(headers)).get<Signed>('/api/me');
    expect(me.body.me?.id).toBe(body.me?.id);
    const again = await signUp(email);
    expect(again.status).toBe(422);
    const rows = await engine.db
      .selectFrom('user')
      .where('email', '=', email)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('[AUTH-07] [T-A6] two sign-ups at once with one address make one user', async () => {
    const email = freshAddress();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    // A sign-up that lost the race gets the same answer as one that comes much later.
    const later = await signUp(email);
    expect([later.status, later.body.error.code]).toEqual([
      422,
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    ]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      refused.map(() => [422, later.body]),
    );
    const rows = await engine.db
      .selectFrom('user')
      .where('email', '=', email)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    expect((await signIn(email)).status).toBe(200);
  });

  it('[AUTH-03] [AUTH-04] e-mail and password are required, and of a form', async () => {
    const consent = BUILT_IN_PRIVACY;
    const refused = async (body: object) =>
      Object.keys(
        (await nobody().post<Refused>('/api/auth/sign-up', body)).body.error.fields ?? {},
      );
    expect(await refused({ consent })).toEqual(['email', 'password']);
    expect(await refused({ email: 'nobody', password: 'short', consent })).toEqual([
      'email',
      'password',
    ]);
    const signedIn = await nobody().post<Refused>('/api/auth/sign-in', { email: '', password: '' });
    expect(Object.keys(signedIn.body.error.fields ?? {})).toEqual(['email', 'password']);
  });

  it('[AUTH-05] [T-F2] a wrong password and an unknown address are answered alike, in the provider’s words', async () => {
    const customer = await engine.make.aCustomer();
    const wrong = await signIn(customer.email, 'not-the-password');
    const unknown = await signIn(freshAddress(), 'not-the-password');
    expect(wrong.status).toBe(401);
    expect(wrong.body.error.message).toBe('Invalid email or password');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('[AUTH-13] a made-up verification token is refused', async () => {
    const { status, body } = await nobody().post<Refused>('/api/auth/verify-email', {
      token: 'made.up.token',
    });
    expect(status).toBe(401);
    expect(body.error.message).not.toBe('');
  });

  it('[AUTH-13] [T-F3] a forgotten password: the mailed link works once and ends every session', async () => {
    const customer = await engine.make.aCustomer();
    await nobody().post('/api/auth/password-reset-mail', { email: customer.email });
    const token = tokenIn((await engine.mailTo(customer.email)).link);
    const reset = (newPassword: string) =>
      nobody().post('/api/auth/password-reset', { token, newPassword });
    expect((await reset('a-new-password')).status).toBe(204);
    expect((await reset('another-password')).status).toBe(400);
    expect((await engine.as(customer).get(`/api/customers/${customer.id}/profile`)).status).toBe(
      401,
    );
    expect((await signIn(customer.email)).status).toBe(401);
    expect((await signIn(customer.email, 'a-new-password')).status).toBe(200);
  });

  it('[AUTH-12] [T-F3] signing out ends the session at the server', async () => {
    const customer = await engine.make.aCustomer();
    const elsewhere = await engine.make.anotherSession(customer);
    const as = engine.as(customer);
    expect((await as.post('/api/auth/sign-out')).status).toBe(204);
    expect((await as.get<Signed>('/api/me')).body.me).toBeNull();
    expect((await engine.as(elsewhere).get<Signed>('/api/me')).body.me?.id).toBe(customer.id);
  });

  it('[T-F3] a changed password ends the other sessions and keeps this one', async () => {
    const customer = await engine.make.aCustomer();
    const elsewhere = await engine.make.anotherSession(customer);
    const change = (currentPassword: string) =>
      engine
        .as(customer)
        .post('/api/auth/password', { currentPassword, newPassword: 'a-better-password' });
    expect((await change('wrong-password')).status).toBe(400);
    const { status, headers } = await change(PASSWORD);
    expect(status).toBe(204);
    expect((await engine.as(elsewhere).get<Signed>('/api/me')).body.me).toBeNull();
    const here = await engine.as(withCookie(headers)).get<Signed>('/api/me');
    expect(here.body.me?.id).toBe(customer.id);
  });

  it('[T-F3] logging in with a password that is being changed at that moment is refused', async () => {
    const { id, email } = await engine.make.aCustomer();
    const { logIn } = await engine.db.transaction().execute(async (change) => {
      await change.updateTable('user').set({ image: null }).where('id', '=', id).execute();
      const logIn = engine.asNobody().post('/api/auth/sign-in', { email, password: PASSWORD });
      // Long enough for the log-in to accept the password and then wait for this transaction.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await change
        .updateTable('account')
        .set({ password: 'x:y' })
        .where('userId', '=', id)
        .execute();
      await change.deleteFrom('session').where('userId', '=', id).execute();
      return { logIn };
    });
    expect((await logIn).status).toBe(401);
    const left = engine.db.selectFrom('session').select('id').where('userId', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('[AUTH-10] an expired, forged or disabled session is none', async () => {
    const late = await engine.make.aCustomer({ sessionEndsAt: new Date(Date.now() - 1000) });
    expect((await engine.as(late).get<Signed>('/api/me')).body.me).toBeNull();
    const customer = await engine.make.aCustomer();
    const forged = {
      ...customer,
      cookie: { ...customer.cookie, value: `${customer.cookie.value}x` },
    };
    const signature = decodeURIComponent(customer.cookie.value).split('.')[1];
    const other = { ...customer, cookie: { ...customer.cookie, value: `guess.${signature}` } };
    expect((await engine.as(other).get<Signed>('/api/me')).body.me).toBeNull();
    expect((await engine.as(forged).get<Signed>('/api/me')).status).toBe(200);
    await engine.db
      .updateTable('user')
      .set({ disabled: true })
      .where('id', '=', customer.id)
      .execute();
    expect((await engine.as(customer).get<Signed>('/api/me')).body.me).toBeNull();
    const signedIn = await signIn(customer.email);
    expect([signedIn.status, signedIn.body.error.code]).toEqual([403, 'ACCOUNT_DISABLED']);
  });
});

onSqlite(
  'Limits on signing in',
  (engine) => {
    const tryIn = (email: string, password: string) =>
      engine.asNobody().post<Signed>('/api/auth/sign-in', { email, password });

    it('[T-F1] wrong passwords for one account are slowed, even with the right one after', async () => {
      const customer = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      for (let round = 0; round < 10; round += 1)
        expect((await tryIn(customer.email, 'wrong-password')).status).toBe(401);
      const { status, headers, body } = await tryIn(customer.email, PASSWORD);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.error.message).toMatch(/^Too many tries. Try again in/);
      expect((await tryIn(other.email, PASSWORD)).status).toBe(200);
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
