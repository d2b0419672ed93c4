import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/consent.ts';
import { CLINIC, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freshAddress, type Signed, tokenIn, withCookie } from '#test/http/signedIn.ts';

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
