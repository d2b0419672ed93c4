import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture } from './images.ts';

const SCRIPT = '<script>fetch("/api/me")</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

/** Files that are not pictures, or contain more than a picture: to be sent as a picture of some type. */
export const refusedFiles = async (): Promise<[name: string, type: string, body: Buffer][]> => {
  const jpeg = await aPicture('jpeg');
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const tiff = await sharp(jpeg).tiff().toBuffer();
  return [
    ['nothing', 'image/png', Buffer.alloc(0)],
    ['SVG as PNG', 'image/png', Buffer.from(SVG)],
    ['SVG as JPEG', 'image/jpeg', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['HTML as PNG', 'image/png', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['PDF as PNG', 'image/png', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')],
    ['GIF as WebP', 'image/webp', gif],
    ['TIFF as JPEG', 'image/jpeg', tiff],
    ['GIF and script', 'image/png', Buffer.from(`GIF89a/*${SCRIPT}*/=1`)],
    ['half a JPEG', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', 'image/png', (await aPicture('png')).subarray(0, 600)],
    ['half a WebP', 'image/webp', (await aPicture('webp')).subarray(0, 200)],
    ['a head and nothing', 'image/png', (await aPicture('png')).subarray(0, 33)],
    ['noise', 'image/png', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 131) % 256))],
  ];
};

/** A picture that is also an HTML page and an archive. */
export const aPolyglot = async (): Promise<Buffer> =>
  Buffer.concat([await aPicture('png'), Buffer.from(`<html>${SCRIPT}</html>PK\u0003\u0004`)]);

/** Many frames, each in a different colour. */
export const anAnimation = async (): Promise<Buffer> => {
  const frames = Array.from({ length: 50 }, (_, at) => ({
    create: { width: 64, height: 64, channels: 3 as const, background: { r: at * 5, g: 90, b: 9 } },
  }));
  const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .webp({ loop: 0, delay: 100 })
    .toBuffer();
};

/** A valid PNG of `width` times `height` grey pixels in a few kilobytes: a decompression bomb. */
export function aBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}
