import { once } from 'node:events';
import pino from 'pino';
import type { LogConfig } from './config.ts';
import { inTime } from './live/inTime.ts';
import { type Fields, log, sendLogTo, setLogLevel } from './log.ts';
import { logLines } from './logLines.ts';

const STANDARD_OUTPUT = 1;
// With a reader that hangs, lines beyond this are dropped rather than memory filled.
const MOST_WAITING_BYTES = 8 * 1024 * 1024;

/**
 * For a process that serves: lines go to standard output in the background, so that no request waits
 * for whoever reads them. As JSON, or for a terminal in words: there, what works is not told, since
 * it would push the links of the start out of sight. Returns the way to end it: true once
 * everything said is written, false after `mostMs` with a reader that does not take it.
 */
export function openLog({ format, level }: LogConfig): (mostMs: number) => Promise<boolean> {
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
  process.on('exit', () => {
    lines.flush();
    if (!gone) output.flushSync();
  });
  process.on('uncaughtException', (error) => {
    log.error('the server broke off', { error });
    process.exit(1);
  });
  let written: Promise<unknown> | undefined;
  return async (mostMs) => {
    if (!written && !gone) {
      lines.flush();
      written = once(output, 'close').catch(() => undefined);
      output.end();
      gone = true;
    }
    return !written || inTime(written, mostMs);
  };
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
