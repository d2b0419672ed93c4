import { once } from 'node:events';
import pino from 'pino';
import { inTime } from './inTime.ts';
import { logLines } from './lines.ts';
import { type Fields, log, sendLogTo, setLogLevel } from './log.ts';

const STANDARD_OUTPUT = 1;
// With a reader that hangs, lines beyond this are dropped rather than memory filled.
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
// Who reads the log may be slow; what was said last is what they look for.
const LOG_MS = 3000;

/**
 * Ends the process with `code` once everything said is written, and after `mostMs` with a reader that
 * does not take it by SIGKILL. Of several the worst code counts.
 */
export type Ending = (code: number, mostMs?: number) => Promise<void>;

/** As `LOG_FORMAT` and `LOG_LEVEL` say; see config.ts. */
type Wishes = {
  readonly format: 'json' | 'pretty' | undefined;
  readonly level: 'info' | 'warn' | 'error' | undefined;
};

/**
 * For a process that serves: lines go to standard output in the background, so that no request waits
 * for whoever reads them. As JSON, or for a terminal in words: there, what works is not told, since
 * it would push the links of the start out of sight. An error that nobody caught ends the process.
 */
export function openLog({ format, level }: Wishes): Ending {
  const output = pino.destination({
    dest: STANDARD_OUTPUT,
    sync: false,
    maxLength: MOST_WAITING_BYTES,
  });
  // Nobody reads any more: what serves people goes on.
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
  const end: Ending = async (code, mostMs = LOG_MS) => {
    worst = Math.max(worst, code);
    if (await close(mostMs)) process.exit(worst);
    // Any other exit waits for the write that hangs.
    process.kill(process.pid, 'SIGKILL');
    // The first process of a container is spared by that.
    process.abort();
  };
  // So does writing here and now, for ever. A rejection that nobody handles comes here as well.
  process.on('uncaughtException', (error) => {
    log.error('the server broke off', { error });
    void end(1);
  });
  return end;
}

/** A structured line as a person reads it, any other as it is. */
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
