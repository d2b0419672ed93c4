import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'weekplate-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started = (settings: Record<string, string>) =>
  spawnSync('sh', [join(DEPLOY, 'entrypoint.sh'), 'sh', '-c', 'echo "$SECRET|$SECRET_FILE"'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });

it('the entry point hands over a secret from its file, and nothing starts without it', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, 'with "quotes", $signs and = in it\n');
  expect(started({ SECRET_FILE: file }).stdout).toBe('with "quotes", $signs and = in it|\n');
  expect(started({ SECRET: 'given' }).stdout).toBe('given|\n');
  const refused = started({ SECRET_FILE: join(folder, 'nowhere') });
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('SECRET_FILE names');
});

it('secrets are made once, random, where nobody else enters, and are not printed', () => {
  const script = join(folder, 'make-secrets.sh');
  copyFileSync(join(DEPLOY, 'make-secrets.sh'), script);
  const made = spawnSync('sh', [script], { encoding: 'utf8' });
  expect(made.status).toBe(0);
  const read = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
  const password = read('postgres_password');
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect(read('secret')).toMatch(/^[0-9a-f]{64}$/);
  expect(read('secret')).not.toBe(password);
  expect(new URL(read('database_url')).password).toBe(password);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(made.stdout).not.toContain(password);
  expect(spawnSync('sh', [script]).status).toBe(1);
  expect(read('postgres_password')).toBe(password);
});
