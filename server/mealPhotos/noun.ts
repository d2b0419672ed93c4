import type { Transaction } from 'kysely';
import { type Leaving, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';
import { makeLeftovers } from '../images/leftovers.ts';

type Tables = {
  mealPhoto: {
    customerId: string;
    filename: string;
    date: string;
    /** The index of the meal, 0 to 7. */
    meal: number;
    addedAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

/** Takes all photos of a person away; the next sweep removes them from the storage. */
async function releasePhotos(db: Transaction<Schema>, { id, at }: Leaving): Promise<void> {
  const left = await db
    .deleteFrom('mealPhoto')
    .where('customerId', '=', id)
    .returning('filename')
    .execute();
  await makeLeftovers(db, id, left, at);
}

export const mealPhotos = {
  tables: {
    mealPhoto: ofCustomer('the photos of your meals, which are in the folder pictures', {
      pictureOf: 'customerId',
      erased: releasePhotos,
      handedOver: releasePhotos,
    }),
  } satisfies TablesOf<keyof Tables>,
  audited: { 'meal-photo': { words: 'photos of meals' } },
} as const satisfies Noun;
