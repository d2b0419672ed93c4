import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'weekplate-lean-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages of node_modules that a server on SQLite has loaded once it listens. */
function loadedAtStart(): readonly string[] {
  const listing = `
    import { registerHooks } from 'node:module';
    const names = new Set();
    registerHooks({ load(url, context, next) {
      const name = url.match(/\\/node_modules\\/((@[^/]+\\/)?[^/]+)/)?.[1];
      if (name) names.add(name);
      return next(url, context);
    } });
    const { startServer } = await import('#server/app/start.ts');
    const { readConfig } = await import('#server/config/config.ts');
    const running = await startServer(readConfig({ PORT: '0', DATA_DIR: process.argv[1] }));
    const health = await fetch(running.url + '/api/health');
    await running.close();
    console.log(JSON.stringify([health.status, ...names]));`;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const args = ['--input-type=module', '-e', listing, folder];
  const printed = execFileSync(process.execPath, args, options);
  // The list is printed among the server's own output.
  const line = printed.split('\n').find((each) => each.startsWith('[200,'));
  return JSON.parse(line ?? '[]').slice(1);
}

it('a start loads nothing that is for later: no mail, passwords, passkeys, pictures or buckets', () => {
  const names = loadedAtStart();
  expect(names).toContain('hono');
  const later =
    /^(@?better-auth|@simplewebauthn|nodemailer|sharp|flydrive|@aws-sdk|@smithy|yazl|yauzl|pg|prom-client|vite|jose)\b/;
  expect(names.filter((name) => later.test(name))).toEqual([]);
  // Each package costs the start a few milliseconds, and every server memory: consider well before adding
  // one.
  expect(names.length).toBeLessThanOrEqual(25);
});
