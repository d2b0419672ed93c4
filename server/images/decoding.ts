import sharp from 'sharp';
import { IMAGE_EDGE, IMAGE_MOST_PIXELS, SMALL_IMAGE_EDGE } from '#domain/images/image.ts';
import type { Squares } from './store.ts';

/**
 * The program of the process that opens strangers' pictures, one at a time: squares.ts begins it,
 * sends the path of each, and ends it. It knows no secret and no database, and what a harmful
 * picture breaks in here is this process alone.
 */
export type Decoded = Squares | { readonly refused: 'not-an-image' | 'too-many-pixels' };

const READABLE = ['Jpeg', 'Png', 'Webp'].flatMap((kind) => [
  `VipsForeignLoad${kind}File`,
  `VipsForeignLoad${kind}Buffer`,
]);
const MOST_SECONDS = 20;
const MOST_MEMORY_BYTES = Number(process.argv[2]);
const LOOK_MS = 20;

// A loader that is not needed is a hole that is not there: SVG, PDF, GIF, TIFF, HEIF and the rest.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE });
sharp.cache(false);
sharp.concurrency(1);

// Pixels are unpacked on another thread, so that this one can look how much that takes.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) end();
}, LOOK_MS).unref();

process.on('message', (path: string) => {
  void decode(path).then((decoded) => process.send?.(decoded));
});
process.on('disconnect', end);

// An ordinary exit waits for the thread that unpacks, and so for whatever that one hangs at.
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function decode(path: string): Promise<Decoded> {
  try {
    const large = await square(path, IMAGE_EDGE);
    return { large, small: await square(large, SMALL_IMAGE_EDGE) };
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'not-an-image' };
  }
}

function square(input: string | Uint8Array, edge: number): Promise<Buffer> {
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
