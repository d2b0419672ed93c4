import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { restrictToOwner } from '#server/config/environment.ts';
import { openDatabase } from '#server/db/open.ts';
import { aPicture } from '#test/factories/images.ts';
import { factories } from '#test/factories.ts';
import { freePort } from '#test/freePort.ts';
import { Client } from '#test/http/client.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { mailTo } from '#test/outbox.ts';
import { type ServerProcess, serverProcess } from '#test/serverProcess.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
let folder: string;
let dataDir: string;
let server: ServerProcess;
let umask: number;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weekplate-private-'));
  dataDir = join(folder, 'data');
  // The server inherits it from the process that starts it.
  umask = process.umask(0);
});
afterAll(async () => {
  process.umask(umask);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const isOpen = (path: string) => (lstatSync(path).mode & 0o077) !== 0;

it('[T-K6] everything below the data folder is its owner’s alone, whatever the umask, and what an older version left open is closed', async () => {
  const old = join(dataDir, 'outbox');
  mkdirSync(old, { recursive: true });
  writeFileSync(join(old, 'from-before.eml'), 'To: nobody@example.test\n\nHello.');
  for (const path of [dataDir, old]) chmodSync(path, 0o777);
  const env = { DATA_DIR: dataDir, SECRET: '', RATE_LIMIT_FACTOR: '1000' };
  server = serverProcess(await freePort(), env, ['--no-build']);
  await server.start();
  const config = readConfig({ ...env, SECRET });
  const database = await openDatabase(config);
  const { secret } = readConfig({ DATA_DIR: dataDir });
  const person = await factories(database.db, secret).aCustomer();
  const answer = await sendImage(new Client(server.url, [], person), person, await aPicture());
  expect(answer.status).toBe(200);
  await fetch(`${server.url}/api/auth/password-reset-mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
  await mailTo(dataDir, person.email);
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(dataDir, name),
  );
  expect(found.length).toBeGreaterThan(8);
  expect([dataDir, ...found].filter(isOpen)).toEqual([]);
  await database.close();
});

it('[T-K6] a data folder that a link leads to is closed, and one that is closed is left as it is', () => {
  const real = join(folder, 'on-another-disk');
  const link = join(folder, 'link');
  mkdirSync(real);
  writeFileSync(join(real, 'from-before'), '');
  chmodSync(real, 0o755);
  symlinkSync(real, link);
  restrictToOwner(link);
  expect([real, join(real, 'from-before')].filter(isOpen)).toEqual([]);
  chmodSync(real, 0o500);
  restrictToOwner(real);
  expect(lstatSync(real).mode & 0o777).toBe(0o500);
});
