import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGB = 2;
const INDEXED = 3;

/**
 * The same picture with 256 colours instead of 16 million, at a third of the size. Screens are flat, so only
 * shades at the edges of letters are merged. For PNGs as Chromium writes them: eight bits, RGB, not
 * interlaced.
 */
export function smaller(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header || header[9] !== RGB) throw new Error('This is not a picture by Chromium.');
  const width = header.readUInt32BE(0);
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data);
  const pixels = unfiltered(inflateSync(Buffer.concat(data)), width * 3);
  const { palette, indexOf } = paletteOf(pixels);

  const height = header.readUInt32BE(4);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = indexOf.get(pixels.readUIntBE((y * width + x) * 3, 3)) ?? 0;

  const indexed = Buffer.from(header);
  indexed[9] = INDEXED;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', indexed),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Reverses the five filters of PNG, three bytes for each pixel. */
function unfiltered(raw: Buffer, stride: number): Buffer {
  const height = raw.length / (stride + 1);
  const pixels = Buffer.alloc(stride * height);
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (pixels[row * stride + column] ?? 0);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const left = at(y, x - 3);
      const up = at(y - 1, x);
      const guess = [
        0,
        left,
        up,
        (left + up) >> 1,
        filter === 4 ? paeth(left, up, at(y - 1, x - 3)) : 0,
      ][filter];
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + (guess ?? 0);
    }
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/**
 * 256 colours; each other colour becomes the nearest of them. Frequent colours come first, except those that
 * hardly differ from a chosen one while a rare, distinct colour is still waiting.
 */
function paletteOf(pixels: Buffer): { palette: Buffer; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  // Colours that cover much of the picture must be exact.
  const chosen = byCount.slice(0, 96);
  for (const difference of [600, 200, 60, 0])
    for (const colour of byCount) {
      if (chosen.length === 256) break;
      if (chosen.every((each) => distance(each, colour) > difference)) chosen.push(colour);
    }
  const palette = Buffer.alloc(chosen.length * 3);
  chosen.forEach((colour, index) => {
    palette.writeUIntBE(colour, index * 3, 3);
  });
  const indexOf = new Map(byCount.map((colour) => [colour, nearest(chosen, colour)]));
  return { palette, indexOf };
}

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

function nearest(chosen: readonly number[], colour: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  chosen.forEach((each, index) => {
    const off = distance(each, colour);
    if (off >= least) return;
    least = off;
    best = index;
  });
  return best;
}
