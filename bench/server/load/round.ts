import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RoundWish } from './gun.ts';

/** The result of one round, per request. */
export type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 2xx, and requests without a response. */
  readonly bad: number;
  readonly serverMicros: number;
  /** For all processes of PostgreSQL; 0 on SQLite, where the server is the database. */
  readonly databaseMicros: number;
};

export type Gun = { fire(wish: RoundWish): Promise<Round>; stop(): void };

export async function startGun(): Promise<Gun> {
  const child = fork(join(import.meta.dirname, 'gun.ts'), { stdio: ['ignore', 2, 2, 'ipc'] });
  await heard(child, 30_000);
  return {
    async fire(wish) {
      child.send(wish);
      return (await heard(child, wish.seconds * 1000 + 120_000)) as Round;
    },
    stop: () => child.disconnect(),
  };
}

/** The next message. Throws if the process ends instead, or sends nothing in time. */
async function heard(child: ChildProcess, ms: number): Promise<unknown> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(ms)]);
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The process that makes the load ended.');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    stop.abort();
    ended.catch(() => undefined);
  }
}
