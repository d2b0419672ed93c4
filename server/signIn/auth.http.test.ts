import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { say } from '#domain/signIn/words.ts';
import { CLINIC, onEachEngine, onSqlite } from '#test/engines.ts';
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

  it('[AUTH-03] [AUTH-04] email and password are required, and of a form', async () => {
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

onSqlite('Accounts', (engine) => {
  const nobody = () => engine.asNobody();

  const signUp = (email: string, password = PASSWORD) =>
    nobody().post<Signed>('/api/auth/sign-up', {
      email,
      password,
      consent: BUILT_IN_PRIVACY,
    });

  it('[AUTH-08] [T-A3] nothing the browser sends decides the role', async () => {
    const email = freshAddress();
    for (const extra of [{ role: 'client' }, { emailVerified: true }, { id: 'me' }]) {
      const { status } = await nobody().post('/api/auth/sign-up', {
        email,
        password: PASSWORD,
        consent: BUILT_IN_PRIVACY,
        ...extra,
      });
      expect(status).toBe(422);
    }
  });

  it('[AUTH-09] [AUTH-13] [T-A1] a dietician’s address has no role until it is verified', async () => {
    const email = freshAddress(CLINIC);
    const signed = await signUp(email);
    expect(signed.body.me?.role).toBeNull();
    const person = withCookie(signed.headers);
    expect((await engine.as(person).get('/api/customers')).status).toBe(403);
    const { link } = await engine.mailTo(email);
    const verified = await nobody().post<Signed>('/api/auth/verify-email', {
      token: tokenIn(link),
      password: PASSWORD,
    });
    expect(verified.body.me).toMatchObject({ role: 'client', emailVerified: true });
    const owner = withCookie(verified.headers);
    expect((await engine.as(owner).get('/api/customers')).status).toBe(200);
    // The session of the person who signed up with the address, and may not own it, has ended.
    expect((await engine.as(person).get<Signed>('/api/me')).body.me).toBeNull();
  });

  it('[AUTH-08] [T-A2] look-alikes of the dietician’s domain are customers, for ever', async () => {
    for (const domain of [
      '@clinic.test.evil.example',
      '@notclinic.test',
      '@sub.clinic.test',
      '@clinic.tes',
      '@c1inic.test',
      '@xn--clinc-q9a.test',
      '+clinic.test@example.test',
    ]) {
      const email = freshAddress(domain);
      expect((await signUp(email)).body.me?.role, email).toBe('customer');
      const { link } = await engine.mailTo(email);
      const verified = await nobody().post<Signed>('/api/auth/verify-email', {
        token: tokenIn(link),
        password: PASSWORD,
      });
      expect(verified.body.me?.role, email).toBe('customer');
    }
  });

  it('[AUTH-08] [T-A2] other letters, dots and second signs are no address at all', async () => {
    for (const address of [
      'x@clinic.test.',
      'x@сlinic.test',
      'x@clinic。test',
      'x@clinic.test@example.test',
      'x@example.test@clinic.test',
      'x@clinic.test\u0000.example.test',
      '"x@clinic.test"@example.test',
      'x@[clinic.test]',
      '@clinic.test',
    ])
      expect((await signUp(address)).status, address).toBe(422);
  });

  it('[AUTH-08] [T-A2] upper case and a tag are the same domain, which counts once it is verified', async () => {
    for (const email of [freshAddress('@CLINIC.Test'), freshAddress('+tag@clinic.test')]) {
      expect((await signUp(email)).body.me?.role, email).toBeNull();
      const { link } = await engine.mailTo(email.toLowerCase());
      const { body } = await nobody().post<Signed>('/api/auth/verify-email', {
        token: tokenIn(link),
        password: PASSWORD,
      });
      expect(body.me, email).toMatchObject({ role: 'client', email: email.toLowerCase() });
    }
  });
});

onSqlite(
  'With one whole address for the dietician',
  (engine) => {
    it('[AUTH-08] [T-A2] that address and no other of its domain makes a dietician', async () => {
      const roleOf = async (email: string) => {
        const body = { email, password: PASSWORD, consent: BUILT_IN_PRIVACY };
        await engine.asNobody().post('/api/auth/sign-up', body);
        const token = tokenIn((await engine.mailTo(email.toLowerCase())).link);
        const verified = await engine.asNobody().post<Signed>('/api/auth/verify-email', {
          token,
          password: PASSWORD,
        });
        return verified.body.me?.role;
      };
      for (const other of ['dora+x@clinic.test', 'xdora@clinic.test', 'dora@clinic.test.example'])
        expect([other, await roleOf(other)]).toEqual([other, 'customer']);
      expect(await roleOf('DORA@clinic.test')).toBe('client');
    });
  },
  { DIETICIAN_EMAIL: 'dora@clinic.test' },
);

/** Each pair would be equal for a server that altered the typed password. */
const pairs: readonly (readonly [string, string, string])[] = [
  ['no letter at all', '- .. ---- .-', '- .. ---- .-.'],
  ['digits alone', '71730594', '71730595'],
  ['small letters alone', 'plumsandrice', 'PlumsAndRice'],
  ['spaces at its ends', ' plums and rice ', 'plums and rice'],
  ['other scripts and pictures', 'сливы и рис 🍚', 'сливы и рис 🍙'],
  ['markup', '<b>plums</b>&amp;', '<b>plums</b>&'],
  ['more than 64 characters', `${'plums'.repeat(20)}a`, `${'plums'.repeat(20)}b`],
  ['as many as are taken', `${'x'.repeat(127)}a`, `${'x'.repeat(127)}b`],
];

onSqlite('A password', (engine) => {
  it.each(pairs)(
    '[T-F1] any characters make one, taken as typed: %s',
    async (_what, chosen, other) => {
      const person = await engine.make.aCustomer();
      const { status } = await engine
        .as(person)
        .post('/api/auth/password', { currentPassword: PASSWORD, newPassword: chosen });
      expect(status).toBe(204);
      const signIn = (password: string) =>
        engine.asNobody().post('/api/auth/sign-in', { email: person.email, password });
      expect((await signIn(other)).status).toBe(401);
      expect((await signIn(chosen)).status).toBe(200);
    },
  );

  it('[AUTH-03] has eight characters at least and 128 at most, and is refused in words', async () => {
    const client = engine.as(await engine.make.aCustomer());
    for (const password of ['1234567', 'x'.repeat(129)]) {
      const email = `${crypto.randomUUID()}@example.test`;
      const signUp = await client.post<Refused>('/api/auth/sign-up', {
        email,
        password,
        consent: BUILT_IN_PRIVACY,
      });
      expect(signUp.status).toBe(422);
      expect(signUp.body.error.fields?.password).toMatch(
        /^(Use at least 8|At most 128) characters\.$/,
      );
      const change = { currentPassword: PASSWORD, newPassword: password };
      expect((await client.post('/api/auth/password', change)).status).toBe(422);
    }
  });

  it('[T-F1] that is easy to guess is refused at every way to a new one', async () => {
    const client = engine.as(await engine.make.aCustomer());
    const token = 'x'.repeat(24);
    const email = `${crypto.randomUUID()}@example.test`;
    const ways = {
      'sign-up': { email, password: 'Weekplate2026' },
      'set-up': { token, email, password: 'Weekplate2026' },
      'password-reset': { token, newPassword: 'Weekplate2026' },
      password: { currentPassword: PASSWORD, newPassword: 'Weekplate2026' },
    };
    for (const [way, body] of Object.entries(ways)) {
      const refused = await client.post<Refused>(`/api/auth/${way}`, body);
      expect([way, refused.status]).toEqual([way, 422]);
      expect(Object.values(refused.body.error.fields ?? {})).toContain(say.passwordEasy);
    }
  });
});
