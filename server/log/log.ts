import { pino } from 'pino';
import { withoutContent } from './words.ts';

/**
 * What the server says. Structured lines, one JSON object each, for machines: never health text,
 * e-mail, token, cookie or address with ids in it. And, apart from them, plain lines for the person
 * who runs it: `announce`.
 */
export type Fields = Readonly<Record<string, unknown>>;

/** Takes whole lines, with their ends. */
export type Sink = (lines: string) => void;

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

/** Sends every line elsewhere from now on; returns the way back. */
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
  // What went wrong is to be read at once, and to survive whatever comes next.
  warn(message: string, fields: Fields = {}) {
    logger.warn(fields, message);
    flush();
  },
  error(message: string, fields: Fields = {}) {
    logger.error(fields, message);
    flush();
  },
};

/** A plain line for the operator's eyes, in the order of the others. */
export function announce(text: string): void {
  sink(`${text}\n`);
  flush();
}

/** One request that is over. */
export type RequestLine = {
  readonly requestId: string;
  readonly method: string | undefined;
  /** As it was declared, `/api/customers/{uid}`: never what somebody asked for. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
  /** True: whoever asked was gone before the end. */
  readonly aborted?: true;
};

export const logRequest = (line: RequestLine) => logger.info(line, 'request');
