// `node server/fillCompileCache.js`: starts the product once, on data that is thrown away, and keeps
// in .cache/node what that and the first uses after it compile, for servers that may not write there
// themselves. Run it as the user that they run as: Node.js keeps a folder for each of its versions, each
// kind of processor and each user. Plain JavaScript, as main.js is.
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = import.meta.dirname;
const LATE = /\bimport\('([^']+)'\)/g;

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// And nothing else: whose settings these are, theirs is the data.
process.env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
process.argv.push('--no-build');
// By its address: Biome takes main.js beside a main.ts for a slip.
await import(new URL('./main.js', import.meta.url).href);
if (!isKept()) {
  process.stderr.write(`There is no keeping anything in ${join(FOLDER, '../.cache/node')}\n`);
  process.exit(1);
}
for (const module of loadedLate()) await import(module);
for (const path of ['/api/health', '/', '/login']) await ask(path);
await ask('/api/auth/sign-in', { email: 'nobody@example.org', password: 'of-nobody-at-all' });
process.kill(process.pid, 'SIGTERM');

/** Node.js says nothing of a folder that it may not write to, and keeps nothing. */
function isKept() {
  try {
    accessSync(getCompileCacheDir() ?? '', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What the server loads with its first use, in whatever configuration. */
function loadedLate() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => pathToFileURL(join(FOLDER, name)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LATE)].map(([, module]) =>
        module.startsWith('.') ? new URL(module, file).href : module,
      ),
    );
}

async function ask(path, body) {
  const method = body ? 'POST' : 'GET';
  const headers = { origin: url, 'content-type': 'application/json' };
  const sent = body && JSON.stringify(body);
  await (await fetch(url + path, { method, headers, body: sent })).arrayBuffer();
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}
