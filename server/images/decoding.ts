import sharp from 'sharp';
import {
  IMAGE_EDGE,
  IMAGE_MOST_PIXELS,
  SMALL_IMAGE_EDGE,
  SMALL_WHOLE_EDGE,
  WHOLE_EDGE,
} from '#domain/images/image.ts';
import type { Squares } from './store.ts';

/**
 * The answer of the process that decodes uploaded pictures. This file is its program: decoder.ts starts it
 * and sends the path of each picture. It has no secret and no database, so a harmful picture can break only
 * this process.
 */
export type Decoded = Squares | { readonly refused: 'not-an-image' | 'too-many-pixels' };

/** How a picture is kept: its middle as a square, or all of it. */
export type Cut = 'square' | 'whole';
export type Asked = { readonly path: string; readonly cut: Cut };

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

process.on('message', (asked: Asked) => {
  void decode(asked).then((decoded) => process.send?.(decoded));
});
process.on('disconnect', end);

// process.exit would wait for the decoding thread, which may hang.
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

const EDGES = {
  square: { fit: 'cover', large: IMAGE_EDGE, small: SMALL_IMAGE_EDGE },
  whole: { fit: 'inside', large: WHOLE_EDGE, small: SMALL_WHOLE_EDGE },
} as const;

async function decode({ path, cut }: Asked): Promise<Decoded> {
  const edges = EDGES[cut];
  try {
    const large = await resized(path, edges.large, edges.fit);
    return { large, small: await resized(large, edges.small, edges.fit) };
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'not-an-image' };
  }
}

function resized(
  input: string | Uint8Array,
  edge: number,
  fit: 'cover' | 'inside',
): Promise<Buffer> {
  return sharp(input, {
    limitInputPixels: IMAGE_MOST_PIXELS,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(edge, edge, { fit, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer();
}
