import type { Day } from '#domain/day.ts';
import { mealPhotoUrl, type PhotoCounts, photoRefusal } from '#domain/mealPhotos/mealPhoto.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { makeLeftovers } from '../images/sweep.ts';

type Of = Pick<CustomerScope, 'customerId'>;

const photosQuery = compiled<{ customerId: string; date: Day }, { meal: number; filename: string }>(
  (db, value) =>
    db
      .selectFrom('mealPhoto')
      .select(['meal', 'filename'])
      .where('customerId', '=', value('customerId'))
      .where('date', '=', value('date'))
      .orderBy('meal')
      .orderBy('addedAt')
      .orderBy('filename'),
);

/** The photos of a day's meals, for each meal in the order in which they were added. */
export async function photosOfDay(db: Db, { customerId }: Of, date: Day): Promise<MealPhoto[]> {
  const rows = await photosQuery(db, { customerId, date });
  return rows.map(({ meal, filename }) => ({ meal, url: mealPhotoUrl(customerId, filename) }));
}

async function countPhotos(
  db: Db,
  { customerId }: Of,
  { date, meal }: { readonly date: Day; readonly meal: number },
): Promise<PhotoCounts> {
  const row = await db
    .selectFrom('mealPhoto')
    .select((of) => [
      of.fn.countAll().as('ofPerson'),
      of.fn.countAll().filterWhere('date', '=', date).filterWhere('meal', '=', meal).as('ofMeal'),
    ])
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return { ofMeal: Number(row.ofMeal), ofPerson: Number(row.ofPerson) };
}

export async function hasPhoto(db: Db, { customerId }: Of, filename: string): Promise<boolean> {
  const row = await db
    .selectFrom('mealPhoto')
    .select('filename')
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row !== undefined;
}

type Photo = { readonly filename: string; readonly date: Day; readonly meal: number };
type Changing = {
  readonly running: Write;
  readonly scope: CustomerScope;
  /** An instant. */
  readonly at: string;
};

/** Assigns a stored picture to a meal. Throws 409 when the meal has too many. */
export async function addPhoto(
  { running, scope, at }: Changing,
  { filename, date, meal }: Photo,
): Promise<MealPhoto> {
  const { db } = running;
  const { customerId } = scope;
  const refusal = photoRefusal(await countPhotos(db, scope, { date, meal }));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  await db
    .insertInto('mealPhoto')
    .values({ customerId, filename, date, meal, addedAt: at })
    .execute();
  await forgetLeftover(db, customerId, filename);
  running.changed('daily-progress', customerId);
  return { meal, url: mealPhotoUrl(customerId, filename) };
}

/** Removes a photo, which is a leftover from then on. Throws 404 when it does not exist. */
export async function takePhotoAway(
  { running, scope: { customerId }, at }: Changing,
  filename: string,
): Promise<void> {
  const left = await running.db
    .deleteFrom('mealPhoto')
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .returning('filename')
    .execute();
  if (left.length === 0) throw notFound();
  await makeLeftovers(running.db, customerId, left, at);
  running.changed('daily-progress', customerId);
}
