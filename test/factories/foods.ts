import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';

/** A food of the practice, as it is sent. */
export const ownFoodInput = (name = `Oat bar ${crypto.randomUUID()}`) => ({
  name,
  per100: { energy: 400, protein: 10, carbohydrate: 60, fat: 12 },
  portions: { piece: 40 },
  source: 'label',
});

export function foods(db: Db) {
  return {
    async anOwnFood() {
      const id = orderedId();
      const { per100, portions, ...input } = ownFoodInput();
      await db
        .insertInto('ownFood')
        .values({
          ...input,
          id,
          nameKey: id,
          per100: JSON.stringify(per100),
          portions: JSON.stringify(portions),
          putById: null,
          changedAt: new Date().toISOString(),
          version: 1,
        })
        .execute();
      return { id };
    },

    /** What the practice means by a name. */
    async aFoodName() {
      const key = orderedId();
      await db
        .insertInto('foodName')
        .values({
          key,
          name: key,
          food: 'day-oats',
          putById: null,
          changedAt: new Date().toISOString(),
        })
        .execute();
      return { key };
    },
  };
}
