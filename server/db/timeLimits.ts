import { Socket } from 'node:net';

/** How long PostgreSQL may take, in milliseconds; beyond that a request is answered with 503. */
export type TimeLimits = {
  /** For one statement, by its own clock: it ends what waits for a lock or reads without end. */
  readonly statementMs: number;
  /** For any sign of it: the longer one, for a database or a network that hangs and ends nothing. */
  readonly silenceMs: number;
};

/** The pool lets go of a connection that was idle for ten seconds, which is silent rightly. */
export const TIME_LIMITS: TimeLimits = { statementMs: 10_000, silenceMs: 12_000 };

/** A socket for `pg` that gives up, with ETIMEDOUT, when nothing is heard or said for `ms`. */
export function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => {
    const error = new Error(`PostgreSQL said nothing for ${ms / 1000} seconds`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

/** How often PostgreSQL looks, amid a statement, whether anybody still listens; in milliseconds. */
export const listenerCheckMs = ({ statementMs }: TimeLimits): number => statementMs / 10;

/** PostgreSQL ended a statement that took longer than it may. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014';

/** The same error, for what was not waited for until PostgreSQL ended it. */
export const statementTimeout = (): Error =>
  Object.assign(new Error('took longer than a statement may'), { code: '57014' });
