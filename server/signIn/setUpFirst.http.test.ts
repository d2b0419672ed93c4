import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { type Running, startServer } from '../app/start.ts';
import { readConfig } from '../config/config.ts';
import { commands } from '../operator/commands.ts';

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
