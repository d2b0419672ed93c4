import type { Day } from '#domain/day.ts';
import { mealPhotoUrl, type PhotoCounts } from '#domain/mealPhotos/mealPhoto.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/session.ts';

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

/** How many photos a meal has, and its customer. */
export async function countPhotos(
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

/** Whether a customer has this photo. */
export async function hasPhoto(db: Db, { customerId }: Of, filename: string): Promise<boolean> {
  const row = await db
    .selectFrom('mealPhoto')
    .select('filename')
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row !== undefined;
}
