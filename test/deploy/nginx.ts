import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptInstall } from '../check/aptInstall.ts';
import { findExecutable } from '../executable.ts';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';
import { unprivileged } from '../postgres/unprivileged.ts';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx/nginx.conf');
const START_TIMEOUT_MS = 60_000;

export type Nginx = {
  readonly url: string;
  /** The instances that were asked for each response, by the id of the request. */
  asked(): ReadonlyMap<string, string>;
  /** Its error output. */
  readonly said: string[];
  stop(): Promise<void>;
};

/**
 * NGINX_PATH, else the nginx of this machine; installed from Debian's packages if there is none and we are
 * root.
 */
async function findNginx(): Promise<string> {
  const find = () =>
    process.env.NGINX_PATH || findExecutable(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
  const found = find() ?? ((await aptInstall('nginx')) ? find() : undefined);
  if (found) return found;
  throw new Error(
    'This test needs nginx, and there is none here: install it (Debian: apt-get install nginx) or name one in NGINX_PATH.',
  );
}

/**
 * Starts nginx with the configuration of deploy/, in which only addresses are replaced: where it listens
 * (without TLS), where the instances are, and where its files go. Runs as a normal user.
 */
export async function startNginx(port: number, instances: readonly string[]): Promise<Nginx> {
  const program = await findNginx();
  const runAs = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-nginx-'));
  const log = join(folder, 'access.log');
  let text = readFileSync(CONFIGURATION, 'utf8').replaceAll('/tmp/', `${folder}/`);
  text = replaced(text, '/dev/stdout', log);
  for (const [index, url] of instances.entries())
    text = replaced(text, `app${index + 1}:3000`, new URL(url).host);
  writeFileSync(join(folder, 'nginx.conf'), text);
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);

  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(program, args, { ...runAs, stdio: ['ignore', 'ignore', 'pipe'] });
  atAnyEnd(() => child.kill('SIGTERM'));
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (words: string) => said.push(words));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child, said);
  return {
    url,
    said,
    asked: () =>
      new Map(
        readFileSync(log, 'utf8')
          .split('\n')
          .map((line) => line.split(' '))
          .map(([id = '', ...rest]) => [id, rest.slice(0, -2).join(' ')]),
      ),
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx/nginx.conf does not name ${from}.`);
  return text.replaceAll(from, to);
}

async function untilAnswers(url: string, child: ChildProcess, said: readonly string[]) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await pause(30);
  }
  throw new Error(`nginx does not answer (exit ${child.exitCode}):\n${said.join('')}`);
}
