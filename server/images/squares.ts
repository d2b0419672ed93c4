import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LOGO_TOO_SMALL, NOT_AN_IMAGE, TOO_MANY_PIXELS } from '#domain/images/image.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { say } from '../words.ts';
import type { Asked, Cut, Decoded } from './decoding.ts';
import type { ImageStore, Squares } from './store.ts';

const PROGRAM = fileURLToPath(new URL('./decoding.ts', import.meta.url));
const MB = 1024 * 1024;

export type DecoderLimits = {
  /**
   * The limit for one picture, in milliseconds; above the library's own limit, which normally ends it first.
   */
  readonly mostMs: number;
  /** The limit of the process's resident memory; the largest picture allowed takes a third of it. */
  readonly mostBytes: number;
  /** The process ends after this time without a picture. */
  readonly idleMs: number;
};
const LIMITS: DecoderLimits = { mostMs: 30_000, mostBytes: 600 * MB, idleMs: 30_000 };

export type Decoder = {
  /** Decodes one picture at a time, from a file. Rejects when the process ends or takes too long. */
  decode(path: string, cut: Cut): Promise<Decoded>;
  close(): void;
};

/**
 * Decodes pictures in a process of its own. The process starts with the first picture and ends after half
 * a minute without one, so that the image library takes memory only while it is used.
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
    async decode(path, cut) {
      clearTimeout(idle);
      if (!child?.connected) child = startProcess(mostBytes);
      try {
        return await ask(child, { path, cut }, mostMs);
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

function startProcess(mostBytes: number): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(PROGRAM, [String(mostBytes)], {
    // The process gets no secrets from our environment.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  // Between two pictures nothing else listens, and an unhandled error event would end the server.
  child.on('error', (error) => log.warn('process for pictures', { error: wordsOf(error) }));
  return child;
}

function ask(child: ChildProcess, asked: Asked, mostMs: number): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('too slow'))), mostMs);
    const answered = (decoded: unknown) => end(() => resolve(decoded as Decoded));
    const ended = (code: number | null, signal: string | null) =>
      end(() => reject(new Error(`the process ended: ${signal ?? code}`)));
    const failed = (error: Error) => end(() => reject(error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', ended).off('error', failed);
      // While it has no picture to decode, it must not keep the server running.
      child.unref();
      child.channel?.unref();
      settle();
    };
    child.ref();
    child.channel?.ref();
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(asked, (error) => error && failed(error));
  });
}

const MOST_WAITING = 64;

type SquareMaker = {
  /**
   * Makes two sizes, square or whole, from the pixels of a picture in a file; metadata, scripts and further
   * frames are dropped. Throws 422 for anything but a whole JPEG, PNG or WebP, for too many pixels (checked
   * before any is decoded) and for a picture that broke the decoding process; 503 while too many wait.
   */
  of(path: string, cut: Cut): Promise<Squares>;
  close(): void;
};

/** Pictures are decoded one after the other: two large ones at once would take twice the memory. */
export function squareMaker(): SquareMaker {
  const decoder = createDecoder();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async of(path, cut) {
      if (waiting >= MOST_WAITING) throw new ApiFailure(503, 'busy', say.manyPictures);
      waiting += 1;
      const turn = last.then(() => decoder.decode(path, cut)).catch(brokenBy);
      last = turn;
      const decoded = await turn;
      waiting -= 1;
      if (!('refused' in decoded)) return decoded;
      const { code, message } = REFUSALS[decoded.refused];
      throw new ApiFailure(422, code, message);
    },
    close: decoder.close,
  };
}

const REFUSALS = {
  'not-an-image': NOT_AN_IMAGE,
  'too-many-pixels': TOO_MANY_PIXELS,
  'logo-too-small': LOGO_TOO_SMALL,
} as const;

/** Refuses a picture that broke the process; the next picture gets a new process. */
function brokenBy(error: Error): Decoded {
  log.warn('a picture broke its process', { error: wordsOf(error) });
  return { refused: 'not-an-image' };
}

export type ImageDeps = Deps & {
  readonly images: ImageStore;
  readonly squares: SquareMaker;
};
