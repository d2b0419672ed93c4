import { randomBytes } from 'node:crypto';
import { CHEAP_HASHES } from '../cheapHashes.ts';
import { PASSWORD, type Person } from '../factories/people.ts';
import { askerOf } from '../faults/ask.ts';
import { aPlace, type Place } from '../faults/place.ts';
import { until } from '../faults/until.ts';
import { freePort } from '../freePort.ts';
import { mailServer, type Received } from '../mailServer.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';
import { type Nginx, startNginx } from './nginx.ts';

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
