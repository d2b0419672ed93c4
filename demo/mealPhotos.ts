import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Instead } from '#domain/progress/progressSchema.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/open.ts';
import { imageStore } from '#server/images/store.ts';
import { randomFrom } from './random.ts';

const PHOTOS = 3;

/**
 * Photos of what the first people of the cast ate instead. They are drawn here, so no real food or kitchen is
 * shown.
 */
export async function insertMealPhotos(db: Db, config: Config): Promise<void> {
  const storage = imageStore(config);
  const days = await db
    .selectFrom('dailyProgress')
    .innerJoin('user', 'user.id', 'dailyProgress.customerId')
    .select(['customerId', 'date', 'instead', 'submittedAt', 'email'])
    .where('instead', 'like', '%"other"%')
    .orderBy('date', 'desc')
    .orderBy('email')
    .limit(PHOTOS)
    .execute();
  for (const { customerId, date, instead, submittedAt, email } of days) {
    const eaten = Object.entries(JSON.parse(instead) as Instead);
    const [meal] = eaten.find(([, said]) => said?.kind === 'other') ?? [];
    if (meal === undefined) continue;
    const filename = `${randomUUID()}.webp`;
    const plate = Buffer.from(plateOf(`${email} ${date}`));
    const sized = (width: number) => sharp(plate).resize(width).webp().toBuffer();
    await storage.write(customerId, filename, {
      large: await sized(1200),
      small: await sized(480),
    });
    await db
      .insertInto('mealPhoto')
      .values({ customerId, filename, date, meal: Number(meal), addedAt: submittedAt })
      .execute();
  }
}

const SAUCES = ['#c8452f', '#d9a441', '#7f9a48'] as const;
const PIECES = ['#3f6b34', '#f0e2b6', '#8c2f24', '#e0b13c', '#6d4a2b'] as const;

/** A plate with something on it, seen from above. */
function plateOf(seed: string): string {
  const random = randomFrom(`plate ${seed}`);
  const piece = () => {
    const [angle, far] = [random.next() * 2 * Math.PI, random.next() * 190];
    const [x, y] = [600 + Math.cos(angle) * far, 450 + Math.sin(angle) * far];
    const size = random.whole(18, 46);
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.7}" fill="${random.pick<string>(PIECES)}"
      transform="rotate(${random.whole(0, 180)} ${x} ${y})"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
    <rect width="1200" height="900" fill="#b58a5c"/>
    <rect y="440" width="1200" height="12" fill="#9d7448"/>
    <circle cx="612" cy="468" r="360" fill="#000" opacity="0.18"/>
    <circle cx="600" cy="450" r="360" fill="#f6f3ec"/>
    <circle cx="600" cy="450" r="262" fill="#ebe6da"/>
    <circle cx="600" cy="450" r="236" fill="${random.pick<string>(SAUCES)}"/>
    ${Array.from({ length: 26 }, piece).join('')}
  </svg>`;
}
