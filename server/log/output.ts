import { once } from 'node:events';
import pino from 'pino';
import { type Fields, inTime, log, sendLogTo, setLogLevel } from './log.ts';

// One write takes as long as formatting ten lines, so lines are written together.
const TOGETHER = 100;
const LONGEST_WAIT_MS = 250;

type LogLines = {
  add(line: string): void;
  /** Writes the collected lines now. */
  flush(): void;
};

/** Collects lines for a quarter of a second at most and passes them to `out` together, in order. */
export function logLines(out: (lines: string) => void): LogLines {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting.join('');
    waiting = [];
    out(lines);
  };
  return {
    flush,
    add(line) {
      if (waiting.push(line) >= TOGETHER) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}

const STANDARD_OUTPUT = 1;
// If the reader of the log hangs, lines beyond this are dropped.
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
// Time for a slow reader to take the last lines when the process ends.
const LOG_MS = 3000;

/**
 * Ends the process with `code` when all lines are written, or by SIGKILL after `mostMs` when the reader
 * of the log does not take them. Of several calls the highest code counts.
 */
export type EndProcess = (code: number, mostMs?: number) => Promise<void>;

/** `LOG_FORMAT` and `LOG_LEVEL`, see config.ts. */
type Options = {
  readonly format: 'json' | 'pretty' | undefined;
  readonly level: 'info' | 'warn' | 'error' | undefined;
};

/**
 * Opens the log of a server. Lines go to standard output in the background, so that no request waits
 * for their reader: as JSON, or in words on a terminal, where successful requests are left out because
 * they would push the links of the start out of sight. From then on an uncaught error is logged and
 * ends the process. Returns the function that ends it.
 */
export function openLog({ format, level }: Options): EndProcess {
  const output = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: false,
    maxLength: MOST_WAITING_BYTES,
  });
  // When nobody reads the log any more, the server goes on without it.
  let gone = false;
  output.on('error', () => {
    gone = true;
  });
  const lines = logLines((text) => {
    if (!gone) output.write(text);
  });
  const pretty = format ? format === 'pretty' : process.stdout.isTTY;
  setLogLevel(level ?? (pretty ? 'warn' : 'info'));
  sendLogTo(pretty ? (line) => lines.add(inWords(line)) : lines.add, lines.flush);
  let written: Promise<unknown> | undefined;
  const close = async (mostMs: number): Promise<boolean> => {
    if (!written && !gone) {
      lines.flush();
      written = once(output, 'close').catch(() => undefined);
      output.end();
      gone = true;
    }
    return !written || inTime(written, mostMs);
  };
  let worst = 0;
  const end: EndProcess = async (code, mostMs = LOG_MS) => {
    worst = Math.max(worst, code);
    if (await close(mostMs)) process.exit(worst);
    // process.exit would wait for the write that hangs.
    process.kill(process.pid, 'SIGKILL');
    // SIGKILL has no effect on the first process of a container.
    process.abort();
  };
  // Unhandled rejections arrive here, too.
  process.on('uncaughtException', (error) => {
    log.error('the server broke off', { error });
    void end(1);
  });
  return end;
}

/** A JSON line in words, '  12:00:00 warn: …'; any other line as it is. */
export function inWords(line: string): string {
  if (!line.startsWith('{"level":')) return line;
  const { level, time, message, ...fields } = JSON.parse(line) as Fields;
  const said = Object.entries(fields).map(([name, value]) => `${name} ${textOf(value)}`);
  const clock = String(time).slice(11, 19);
  const weight = level === 'info' ? '' : `${level}: `;
  const more = said.length > 0 ? ` (${said.join(', ')})` : '';
  return `  ${clock} ${weight}${message}${more}\n`;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join('\n')
    : String(value);
