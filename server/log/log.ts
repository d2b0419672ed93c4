import { pino } from 'pino';
import { withoutContent } from './errorWords.ts';

/**
 * The fields of a log line, which is one JSON object. They must never hold health data, an email
 * address, a token, a cookie or an address with ids in it.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Takes whole lines, each with its line end. */
type Sink = (lines: string) => void;

let sink: Sink = (lines) => {
  process.stdout.write(lines);
};
const nothing = () => undefined;
let flush: () => void = nothing;

const logger = pino(
  {
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: withoutContent },
  },
  { write: (line) => sink(line) },
);

/** Sends all lines to another sink from now on. Returns a function that restores the former one. */
export function sendLogTo(next: Sink, flushed: () => void = nothing): () => void {
  const before = { sink, flush };
  sink = next;
  flush = flushed;
  return () => {
    sink = before.sink;
    flush = before.flush;
  };
}

export const setLogLevel = (level: 'info' | 'warn' | 'error') => {
  logger.level = level;
};

export const log = {
  info: (message: string, fields: Fields = {}) => logger.info(fields, message),
  // Warnings and errors are written at once, so that they survive a crash right after them.
  warn(message: string, fields: Fields = {}) {
    logger.warn(fields, message);
    flush();
  },
  error(message: string, fields: Fields = {}) {
    logger.error(fields, message);
    flush();
  },
};

/** Prints plain text for the operator, in order with the log lines. */
export function announce(text: string): void {
  sink(`${text}\n`);
  flush();
}

export type RequestLine = {
  readonly requestId: string;
  readonly method: string | undefined;
  /** The declared route, `/api/customers/{uid}`; never the requested address. */
  readonly route: string;
  readonly status: number;
  /** From the head of the request until the connection has finished the answer. */
  readonly ms: number;
  /** The length of the answer's body. */
  readonly bytes: number;
  /** The client disconnected before the end of the answer. */
  readonly aborted?: true;
};

export const logRequest = (line: RequestLine) => logger.info(line, 'request');

/** Whether `work` is done within `ms` milliseconds; it is not cancelled. Throws what `work` throws. */
export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const done = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return done;
}
