import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHEAP_HASHES } from '../cheapHashes.ts';
import { aptInstall } from '../check/run.ts';
import { findExecutable } from '../executable.ts';
import { PASSWORD, type Person } from '../factories/people.ts';
import { askerOf } from '../faults/ask.ts';
import { aPlace, type Place } from '../faults/place.ts';
import { until } from '../faults/until.ts';
import { freePort } from '../freePort.ts';
import { mailServer, type Received } from '../mailServer.ts';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';
import { unprivileged } from '../postgres/cluster.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';

const CONFIGURATION = join(import.meta.dirname, '../../deploy/nginx/nginx.conf');
const START_TIMEOUT_MS = 60_000;

type Nginx = {
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
async function startNginx(port: number, instances: readonly string[]): Promise<Nginx> {
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

type Instance = ServerProcess & {
  /** Its name in nginx. */
  readonly host: string;
  /** The number of event streams that it reports as open. */
  streams(): Promise<number>;
  /** The number of reminders that it reports as mailed since its start. */
  remindersSent(): Promise<number>;
};

/** Two instances behind nginx, with one PostgreSQL and one folder of pictures, as in deploy/. */
export type Practice = {
  readonly place: Place;
  readonly nginx: Nginx;
  readonly instances: readonly [Instance, Instance];
  /** The mails of both. */
  readonly mails: readonly Received[];
  /** Which instances gave these responses, in order. */
  gaveThem(answers: readonly Response[]): Promise<string[]>;
  end(): Promise<void>;
};

export async function aPracticeBehindNginx(): Promise<Practice> {
  const place = await aPlace('postgres');
  const port = await freePort();
  const mail = await mailServer();
  await mail.start();
  const settings = {
    ...place.settings,
    ...CHEAP_HASHES,
    SMTP_URL: mail.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '1',
    OUTBOX_SECONDS: '1',
  };
  const instances = [await anInstance(settings), await anInstance(settings)] as const;
  // At the same time, as compose starts them.
  await Promise.all(instances.map((each) => each.start()));
  const urls = instances.map(({ url }) => url);
  const nginx = await startNginx(port, urls);
  return {
    place,
    nginx,
    instances: [instances[0], instances[1]],
    mails: mail.received,
    async gaveThem(answers) {
      const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
      // nginx logs a response once it is complete.
      await until('nginx noted the answers', () => {
        const asked = nginx.asked();
        return ids.every((id) => asked.has(id));
      });
      const asked = nginx.asked();
      return ids.map((id) => asked.get(id) ?? '');
    },
    async end() {
      for (const each of instances) await each.kill();
      await nginx.stop();
      await mail.stop();
      await place.end();
    },
  };
}

async function anInstance(settings: Record<string, string>): Promise<Instance> {
  const metrics = await freePort();
  const process = serverProcess(await freePort(), { ...settings, METRICS_PORT: String(metrics) }, [
    '--no-build',
  ]);
  const figure = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${metrics}/metrics`);
    return Number(new RegExp(`^weekplate_${name} (\\d+)$`, 'm').exec(await answer.text())?.[1]);
  };
  return {
    ...process,
    host: new URL(process.url).host,
    streams: () => figure('event_streams_open'),
    remindersSent: () => figure('reminders_sent'),
  };
}

/** Signs in with the password: returns the same person with the new session. */
export async function signedIn(url: string, person: Person): Promise<Person> {
  const answer = await tryToSignIn(url, person.email, PASSWORD);
  const [cookie = ''] = answer.headers.getSetCookie();
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (answer.status !== 200 || !value) throw new Error(`Not signed in: ${answer.status}`);
  return { ...person, cookie: { name, value } };
}

export const tryToSignIn = (url: string, email: string, password: string): Promise<Response> =>
  fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });

/** A valid JPEG of `bytes` bytes, filled up with comments that no picture shows. */
export function asLargeAs(bytes: number, jpeg: Buffer): Buffer {
  const MOST = 65_533;
  const parts = [jpeg.subarray(0, 2)];
  for (let left = bytes - jpeg.length; left > 4; ) {
    const size = Math.min(MOST, left - 4);
    const head = Buffer.from([0xff, 0xfe, (size + 2) >> 8, (size + 2) & 0xff]);
    parts.push(head, randomBytes(size));
    left -= size + 4;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

/** When a SIGKILL was sent and when the process had ended, by `performance.now()`. */
export type Kill = { begins: number; ended: number };

/**
 * nginx may repeat a request in progress at the kill at the other instance, which then finds it already done.
 */
export const askerOver =
  (kill: Readonly<Kill>): typeof askerOf =>
  (url, ledger) => {
    const ask = askerOf(url, ledger);
    return async (request) => {
      const began = performance.now();
      const answer = await ask(request);
      const overIt = began < kill.ended && performance.now() > kill.begins;
      // Such a response does not tell whether the write is stored.
      return overIt && [404, 412].includes(answer?.status ?? 0) ? null : answer;
    };
  };
