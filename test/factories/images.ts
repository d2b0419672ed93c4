import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Day } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';

/** The smallest possible PNG. */
export const aPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Format = 'jpeg' | 'png' | 'webp';

const pictures = new Map<string, Promise<Buffer>>();

/** A picture of stripes, whose colours show how it was cropped. Each is drawn once and then shared. */
export function aPicture(format: Format = 'png', width = 640, height = 480): Promise<Buffer> {
  const name = `${format} ${width} ${height}`;
  const drawn = pictures.get(name) ?? striped(width, height).toFormat(format).toBuffer();
  pictures.set(name, drawn);
  return drawn;
}

/** A photo as a phone takes it: with place, time and camera, and rotated. */
export const aPhotoWithPlace = () =>
  striped(640, 480)
    .withExif({
      IFD0: { Make: 'Secretphone', Copyright: 'Anna of Elm Street' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 54/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 45/1 8/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-place/></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** An ellipse in dark red on nothing, `width` × `height`, with twenty pixels of nothing around. */
export const aLogo = (width = 300, height = 100, colour = '#8b0000') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="${colour}"/></svg>`,
    ),
  )
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#0000' })
    .png()
    .toBuffer();

/** Red, green and blue thirds from left to right. */
function striped(width: number, height: number) {
  const third = Math.ceil(width / 3);
  const stripe = (background: string, left: number) => ({
    input: {
      create: { width: Math.min(third, width - left), height, channels: 3 as const, background },
    },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    stripe('#ff0000', 0),
    stripe('#00ff00', third),
  ]);
}

/** Stored pictures. `dataDir` is the data folder of the server that serves them. */
export function images(db: Db, dataDir: string | undefined) {
  /** Stores a picture in the folder of its owner; returns its name. */
  async function stored(owner: Person, width: number, height: number): Promise<string> {
    if (!dataDir) throw new Error('Pictures need the data folder of the server.');
    const filename = `${randomUUID()}.webp`;
    const folder = join(dataDir, 'images', 'profileImages', owner.id);
    const picture = await aPicture('webp', width, height);
    mkdirSync(folder, { recursive: true });
    for (const name of [filename, smallImage(filename)]) writeFileSync(join(folder, name), picture);
    return filename;
  }
  return {
    /** Returns the name of the picture. */
    async anImage(owner: Person): Promise<string> {
      const filename = await stored(owner, 96, 96);
      await db
        .insertInto('profileImage')
        .values({ ownerId: owner.id, filename, uploadedAt: new Date().toISOString() })
        .execute();
      return filename;
    },

    /** A photo of a meal of a day; returns its name. */
    async aMealPhoto(owner: Person, date: Day, meal = 1): Promise<string> {
      const filename = await stored(owner, 96, 72);
      const addedAt = new Date().toISOString();
      await db
        .insertInto('mealPhoto')
        .values({ customerId: owner.id, filename, date, meal, addedAt })
        .execute();
      return filename;
    },

    /** A photo that answers a question; returns its name. */
    async anAnswerPhoto(owner: Person, sentId: string): Promise<string> {
      const filename = await stored(owner, 96, 72);
      const of = { customerId: owner.id, filename, sentId, linkId: 'picture' };
      await db
        .insertInto('answerPhoto')
        .values({ ...of, addedAt: new Date().toISOString() })
        .execute();
      return filename;
    },
  };
}
