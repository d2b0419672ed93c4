import { Socket } from 'node:net';

/** How long PostgreSQL may take, in milliseconds; after that a request is answered with 503. */
export type TimeLimits = {
  /** For one statement; PostgreSQL ends it then, for example while it waits for a lock. */
  readonly statementMs: number;
  /** Without a byte from PostgreSQL; for a database or network that hangs, so it is longer than `statementMs`. */
  readonly silenceMs: number;
};

/** The pool closes idle connections after ten seconds, so a healthy one is never silent for `silenceMs`. */
export const TIME_LIMITS: TimeLimits = { statementMs: 10_000, silenceMs: 12_000 };

/** A socket for `pg` that fails with ETIMEDOUT when nothing is sent or received for `ms`. */
export function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => {
    const error = new Error(`PostgreSQL said nothing for ${ms / 1000} seconds`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

/** How often PostgreSQL checks during a statement whether the client is still connected, in milliseconds. */
export const listenerCheckMs = ({ statementMs }: TimeLimits): number => statementMs / 10;

/** Whether PostgreSQL ended a statement because it took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';
