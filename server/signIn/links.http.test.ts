import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signJWT } from 'better-auth/crypto';
import { afterAll, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { CLINIC, onSqlite } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { type Running, startServer } from '../app/start.ts';
import { readConfig } from '../config/config.ts';
import { commands } from '../operator/commands.ts';

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

const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-setup-'));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = () => startServer(readConfig({ DATA_DIR: dataDir, PORT: '0' }));

const setUp = (running: Running, token: string, email: string) =>
  fetch(`${running.url}/api/auth/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.url },
    body: JSON.stringify({ token, email, password: 'a-long-password' }),
  });

const works = async (running: Running, token: string) => {
  const answer = await fetch(`${running.url}/api/auth/opened-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: running.url },
    body: JSON.stringify({ purpose: 'set-up', token }),
  });
  return ((await answer.json()) as { works: boolean }).works;
};

const tokenOf = (running: Running) =>
  new URL(running.setUpUrl ?? '').searchParams.get('token') ?? '';

it('[AUTH-08] the one-time link makes the first dietician, once, and is offered until then', async () => {
  const first = await start();
  const early = tokenOf(first);
  await first.close();

  const second = await start();
  expect((await setUp(second, 'made-up', 'x@example.test')).status).toBe(410);
  expect(await works(second, 'made-up')).toBe(false);
  expect(await works(second, early)).toBe(true);
  const answers = await Promise.all(
    [early, tokenOf(second), early].map((token, index) =>
      setUp(second, token, `dietician${index}@example.test`),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410]);
  const made = await second.deps.db.selectFrom('user').select(['role', 'emailVerified']).execute();
  expect(made).toEqual([{ role: 'client', emailVerified: 1 }]);
  expect(await works(second, tokenOf(second))).toBe(false);
  await second.close();

  const third = await start();
  expect(third.setUpUrl).toBeNull();
  await third.close();
});

it('[AUTH-08] a set-up link is worth nothing once somebody is a dietician by another way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-late-'));
  const running = await startServer(readConfig({ DATA_DIR: folder, PORT: '0' }));
  const token = tokenOf(running);
  const made = await fetch(`${running.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'promoted@example.test',
      password: 'a-long-password',
      consent: BUILT_IN_PRIVACY,
    }),
  });
  expect(made.status).toBe(201);
  await commands.promote?.(running.deps, 'promoted@example.test', { anew: true });
  expect(await works(running, token)).toBe(false);
  expect((await setUp(running, token, 'late@example.test')).status).toBe(410);
  const people = await running.deps.db.selectFrom('user').select(['email', 'role']).execute();
  expect(people).toEqual([{ email: 'promoted@example.test', role: 'client' }]);
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the secret is made once, kept readable by its owner alone, and sessions survive a start', async () => {
  const { statSync } = await import('node:fs');
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(readConfig({ DATA_DIR: dataDir }).secret);
});
