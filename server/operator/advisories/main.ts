import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Asked,
  failureIn,
  type Installed,
  releasesIn,
  reportOf,
  runTimeOf,
} from './behind.ts';

/**
 * `npm run advisories` lists run-time dependencies that are deprecated, or have a newer patch release,
 * which may mend a vulnerability. It asks npm's configured registry and changes nothing. With `--fail` it
 * exits with 1 when there is something to do, or when the registry cannot be reached.
 */
const { values } = parseArgs({ options: { fail: { type: 'boolean', default: false } } });

const AT_ONCE = 4;
// npm's codes for a package or version that the registry does not have.
const UNKNOWN = ['E404', 'ETARGET'];

class Unreachable extends Error {}

/** Runs the npm that runs this script, and so with its configuration; returns what it prints. */
function npm(...args: readonly string[]): Promise<string> {
  const own = process.env.npm_execpath;
  const [file, before] = own ? [process.execPath, [own]] : ['npm', []];
  const all = [...before, ...args, '--json', '--fetch-retries=0', '--loglevel=silent'];
  return new Promise((resolve, reject) => {
    execFile(file, all, { timeout: 60_000 }, (error, stdout) => {
      if (!error) return resolve(stdout);
      const code = failureIn(stdout);
      if (code && UNKNOWN.includes(code)) return resolve('');
      return reject(new Unreachable(code ?? error.message.split('\n', 1)[0]));
    });
  });
}

async function ask(installed: Installed): Promise<Asked> {
  const { name, version } = installed;
  const printed = await npm('view', `${name}@~${version}`, 'version', 'deprecated');
  return { ...installed, releases: printed.trim() === '' ? null : releasesIn(printed) };
}

try {
  const lock = join(import.meta.dirname, '../../../package-lock.json');
  const waiting = runTimeOf(JSON.parse(readFileSync(lock, 'utf8')));
  const asked: Asked[] = [];
  while (waiting.length > 0)
    asked.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map(ask))));
  const { lines, behind } = reportOf(asked);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values.fail && behind > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Unreachable)) throw error;
  process.stderr.write(
    `npm's registry cannot be asked (${error.message}), so nothing is known of newer releases. Try again from a machine that reaches it.\n`,
  );
  if (values.fail) process.exitCode = 1;
}
