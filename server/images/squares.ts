import type { Sharp, SharpOptions } from 'sharp';
import { NOT_AN_IMAGE, TOO_MANY_PIXELS } from '#domain/images/failure.ts';
import { IMAGE_EDGE, IMAGE_MOST_PIXELS, SMALL_IMAGE_EDGE } from '#domain/images/image.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Squares } from './store.ts';

type MakeSharp = (input: string | Uint8Array, options?: SharpOptions) => Sharp;

const READABLE = ['Jpeg', 'Png', 'Webp'].flatMap((kind) => [
  `VipsForeignLoad${kind}File`,
  `VipsForeignLoad${kind}Buffer`,
]);
const MOST_SECONDS = 20;
const MOST_WAITING = 64;

let loading: Promise<MakeSharp> | undefined;

/** Loaded by the first picture: it is a third of the memory that the rest of the server needs. */
async function load(): Promise<MakeSharp> {
  const { default: sharp } = await import('sharp');
  // A loader that is not needed is a hole that is not there: SVG, PDF, GIF, TIFF, HEIF and the rest.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READABLE });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Makes the two squares of a picture anew from its pixels: nothing else of the file survives, no
 * place, no camera, no script, no second frame. Throws 422 for what is no whole JPEG, PNG or WebP
 * and for too many pixels, which are counted before any is read.
 */
export function squaresOf(path: string): Promise<Squares> {
  return oneAtATime(async () => {
    loading ??= load();
    const sharp = await loading;
    try {
      const large = await square(sharp, path, IMAGE_EDGE);
      return { large, small: await square(sharp, large, SMALL_IMAGE_EDGE) };
    } catch (error) {
      throw refusal(/pixel limit/i.test(String(error)) ? TOO_MANY_PIXELS : NOT_AN_IMAGE);
    }
  });
}

function square(sharp: MakeSharp, input: string | Uint8Array, edge: number): Promise<Buffer> {
  return sharp(input, {
    limitInputPixels: IMAGE_MOST_PIXELS,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer();
}

const refusal = ({ code, message }: Refusal) => new ApiFailure(422, code, message);

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Pictures take turns: two enormous ones at once would be twice the memory. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING)
    throw new ApiFailure(503, 'busy', 'Many pictures are arriving just now. Try again soon.');
  waiting += 1;
  const before = last;
  const turn = Promise.withResolvers<void>();
  last = turn.promise;
  await before;
  try {
    return await work();
  } finally {
    waiting -= 1;
    turn.resolve();
  }
}
