import { NOT_AN_IMAGE, TOO_MANY_PIXELS } from '#domain/images/failure.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { say } from '../words.ts';
import { createDecoder } from './decoder.ts';
import type { Cut, Decoded } from './decoding.ts';
import type { ImageStore, Squares } from './store.ts';

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

const REFUSALS = { 'not-an-image': NOT_AN_IMAGE, 'too-many-pixels': TOO_MANY_PIXELS } as const;

/** Refuses a picture that broke the process; the next picture gets a new process. */
function brokenBy(error: Error): Decoded {
  log.warn('a picture broke its process', { error: wordsOf(error) });
  return { refused: 'not-an-image' };
}

export type ImageDeps = Deps & {
  readonly images: ImageStore;
  readonly squares: SquareMaker;
};
