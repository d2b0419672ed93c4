import sharp from 'sharp';
import { IMAGE_EDGE, IMAGE_MOST_PIXELS, SMALL_IMAGE_EDGE } from '#domain/images/image.ts';
import type { Squares } from './store.ts';

/**
 * The answer of the process that decodes uploaded pictures. This file is its program: decoder.ts starts
 * it and sends the path of each picture. It has no secret and no database, so a harmful picture can
 * break nothing but this process.
 */
export type Decoded = Squares | { readonly refused: 'not-an-image' | 'too-many-pixels' };

const READABLE = ['Jpeg', 'Png', 'Webp'].flatMap((kind) => [
  `VipsForeignLoad${kind}File`,
  `VipsForeignLoad${kind}Buffer`,
]);
const MOST_SECONDS = 20;
const MOST_MEMORY_BYTES = Number(process.argv[2]);
const CHECK_MS = 20;

// Blocks all other loaders (SVG, PDF, GIF, TIFF, HEIF …), whose bugs then cannot be reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READABLE });
sharp.cache(false);
sharp.concurrency(1);

// The library decodes on another thread, so this one can check how much memory that takes.
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) end();
}, CHECK_MS).unref();

process.on('message', (path: string) => {
  void decode(path).then((decoded) => process.send?.(decoded));
});
process.on('disconnect', end);

// process.exit would wait for the decoding thread, which may hang.
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
