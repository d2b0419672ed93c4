import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import type { Decoded } from './decoding.ts';

const PROGRAM = fileURLToPath(new URL('./decoding.ts', import.meta.url));
const MB = 1024 * 1024;

export type DecoderLimits = {
  /** For one picture; more than the library is allowed, which as a rule ends sooner. */
  readonly mostMs: number;
  /** Resident, of the whole process; the largest picture allowed takes a third. */
  readonly mostBytes: number;
  readonly idleMs: number;
};
const LIMITS: DecoderLimits = { mostMs: 30_000, mostBytes: 600 * MB, idleMs: 30_000 };

export type Decoder = {
  /** One picture at a time. Rejects when the process ended over it, or did not end with it. */
  decode(path: string): Promise<Decoded>;
  close(): void;
};

/**
 * A process of its own for pictures: it begins with the first, so that neither a start nor the rest
 * of the day pays for the library, and ends when none came for half a minute.
 */
export function createDecoder(limits: Partial<DecoderLimits> = {}): Decoder {
  const { mostMs, mostBytes, idleMs } = { ...LIMITS, ...limits };
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  return {
    async decode(path) {
      clearTimeout(idle);
      if (!child?.connected) child = begin(mostBytes);
      try {
        return await ask(child, path, mostMs);
      } catch (error) {
        close();
        throw error;
      } finally {
        idle = setTimeout(close, idleMs).unref();
      }
    },
    close,
  };
}

function begin(mostBytes: number): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(PROGRAM, [String(mostBytes)], {
    // Nothing of the practice's secrets goes along.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  // Between two pictures nobody else listens, and an unheard error would end the server.
  child.on('error', (error) => log.warn('process for pictures', { error: wordsOf(error) }));
  return child;
}

function ask(child: ChildProcess, path: string, mostMs: number): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(new Error('too slow'))), mostMs);
    const answered = (decoded: unknown) => end(() => resolve(decoded as Decoded));
    const ended = (code: number | null, signal: string | null) =>
      end(() => reject(new Error(`the process ended: ${signal ?? code}`)));
    const failed = (error: Error) => end(() => reject(error));
    const end = (settle: () => void) => {
      clearTimeout(late);
      child.off('message', answered).off('exit', ended).off('error', failed);
      // Asked for nothing, it holds up no end of the server.
      child.unref();
      child.channel?.unref();
      settle();
    };
    child.ref();
    child.channel?.ref();
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(path, (error) => error && failed(error));
  });
}
