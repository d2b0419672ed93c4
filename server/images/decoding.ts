import sharp from 'sharp';
import {
  IMAGE_EDGE,
  IMAGE_MOST_PIXELS,
  LOGO_LEAST_EDGE,
  type LogoShape,
  SMALL_IMAGE_EDGE,
  SMALL_WHOLE_EDGE,
  WHOLE_EDGE,
} from '#domain/images/image.ts';
import type { Squares } from './store.ts';

/**
 * The answer of the process that decodes uploaded pictures. This file is its program: squares.ts starts it
 * and sends the path of each picture. It has no secret and no database, so a harmful picture can break only
 * this process.
 */
export type Decoded =
  | Squares
  | { readonly refused: 'not-an-image' | 'too-many-pixels' | 'logo-too-small' };

/** How a picture is kept: its middle as a square, all of it, or all of it with icons. */
export type Cut = 'square' | 'whole' | 'logo';
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
  logo: { fit: 'inside', large: WHOLE_EDGE, small: SMALL_WHOLE_EDGE },
} as const;

async function decode({ path, cut }: Asked): Promise<Decoded> {
  const edges = EDGES[cut];
  try {
    const large = await resized(path, edges.large, edges.fit);
    if (cut !== 'logo') return { large, small: await resized(large, edges.small, edges.fit) };
    const drawn = await trimmed(large);
    if (await isNothing(drawn)) return { refused: 'logo-too-small' };
    const small = await resized(drawn, edges.small, edges.fit);
    return { large: drawn, small, logo: await logoOf(drawn, small) };
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

/** Without the margin of one colour, or of nothing, that many logos have. */
const trimmed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .trim()
    .webp({ quality: 90 })
    .toBuffer()
    // Less than three pixels are not trimmed.
    .catch(() => picture);

/** Whether nobody would see anything: too few pixels, or none that is drawn. */
async function isNothing(drawn: Buffer): Promise<boolean> {
  const { width, height } = await sharp(drawn).metadata();
  const { channels } = await sharp(drawn).ensureAlpha().stats();
  return Math.min(width, height) < LOGO_LEAST_EDGE || channels[3]?.max === 0;
}

/** Below this opacity a pixel counts as seen through. */
const SOLID = 250;
/** Behind icons: phones show no transparent ones. */
const PLATES = { light: { r: 21, g: 24, b: 19 }, dark: { r: 255, g: 254, b: 251 } } as const;
/** How much of a maskable icon no phone cuts off: a circle of this diameter. */
const SAFE = 0.8;
const FILLED = 0.84;

async function logoOf(large: Uint8Array, small: Uint8Array): Promise<NonNullable<Squares['logo']>> {
  const { width = 1, height = 1 } = await sharp(large).metadata();
  const { tone, corner } = await toneOf(small);
  const background = tone === 'plain' ? corner : PLATES[tone];
  const icon = async (edge: number, share: number, within = { width: 1, height: 1 }) => {
    const side = (of: number) => Math.max(1, Math.floor(edge * share * of));
    const drawn = await sharp(large)
      .resize(side(within.width), side(within.height), { fit: 'inside' })
      .toBuffer();
    return sharp({ create: { width: edge, height: edge, channels: 3, background } })
      .composite([{ input: drawn }])
      .removeAlpha()
      .png()
      .toBuffer();
  };
  const diagonal = Math.hypot(width, height);
  return {
    width,
    height,
    tone,
    icons: {
      'icon-32.png': await icon(32, 1),
      'icon-180.png': await icon(180, FILLED),
      'icon-192.png': await icon(192, FILLED),
      'icon-512.png': await icon(512, FILLED),
      'icon-maskable.png': await icon(512, SAFE, {
        width: width / diagonal,
        height: height / diagonal,
      }),
    },
  };
}

/** The mean brightness of what is drawn, if there is nothing behind it; and the colour in the corner. */
async function toneOf(picture: Uint8Array) {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [seen, bright, through] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    seen += alpha;
    bright += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    if (alpha < SOLID) through += 1;
  }
  const [r = 0, g = 0, b = 0] = data;
  const isPlain = through < data.length / 4 / 100;
  const tone: LogoShape['tone'] = isPlain ? 'plain' : bright > seen * 160 ? 'light' : 'dark';
  return { tone, corner: { r, g, b } };
}
