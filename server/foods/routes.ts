import {
  confirmedFoodSchema,
  foodChoicesSchema,
  foodCountSchema,
  foodNameSchema,
  foodNamesSchema,
  foodSchema,
  foodSearchSchema,
  newOwnFoodSchema,
  ownFoodInputSchema,
  ownFoodSchema,
  toCountSchema,
} from '#domain/foods/foodSchema.ts';
import { orderedId } from '../db/schema.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import { notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { write } from '../http/write.ts';
import { countFoods } from './counting.ts';
import { dictionaryKey } from './everyday.ts';
import { choiceOf } from './matcher.ts';
import {
  addOwnFood,
  changeOwnFood,
  confirmName,
  findFoods,
  foodsWith,
  forgetName,
  listNames,
  listOwnFoods,
  practiceOf,
  readOwnFood,
  removeOwnFood,
} from './queries.ts';
import { TABLES, tableOf } from './tables.ts';

const OWN_PAGES = pagesOf('own-foods', 1);
const NAME_PAGES = pagesOf('food-names', 1);

/**
 * Food in plans. `POST /food-counts` reads the texts of meals (`domain/foods/readCell.ts`), finds the food that each
 * name means (the practice's `food-names` and `own-foods` first, then everyday foods, then the published tables; see
 * `matcher.ts`), weighs it (`domain/foods/count.ts`) and adds up by day. What nobody is sure of becomes a question,
 * and `PUT /food-names/{name}` with the id of a food answers it for the whole practice.
 * Ids of foods: `own-…` of the practice, `day-oats` of the everyday table, `sr28-01001` of a published table.
 */
export function foodRoutes(api: Api, deps: Deps): void {
  const { db } = deps;
  const instant = () => deps.now().toISOString();

  api.operation({
    post: '/food-counts',
    summary:
      'What the meals of some days contain: foods with grams and sources, sums by day, open questions',
    description: 'Stores nothing.',
    by: ['assistant'],
    takes: toCountSchema,
    gives: foodCountSchema,
    answer: async ({ input }) => countFoods(await practiceOf(db), input),
  });

  api.operation({
    get: '/foods',
    summary: 'Foods with the words that are being typed: the practice’s own first',
    by: ['dietician'],
    query: foodSearchSchema,
    gives: foodChoicesSchema,
    answer: async ({ query: { search } }) => ({ items: await findFoods(db, search) }),
  });

  api.operation({
    get: '/foods/{id}',
    summary: 'One food with everything that is known of it',
    by: ['dietician'],
    gives: foodSchema,
    answer: async ({ params: { id } }) => {
      const food = (await foodsWith(db, [id])).get(id);
      if (!food) throw notFound();
      const table = TABLES.find((each) => each === food.source);
      const { per100, portions } = food;
      return { ...choiceOf(food), per100, portions, cite: table ? tableOf(table).cite : '' };
    },
  });

  api.operation({
    get: '/food-names',
    summary: 'What the practice said that names in its plans mean',
    by: ['dietician'],
    query: pageQuery,
    gives: foodNamesSchema.extend({ next: pageOf(ownFoodSchema).shape.next }),
    answer: async ({ query: { after, limit } }) => {
      const [from = ''] = NAME_PAGES.keysOf(after) ?? [];
      return pageFrom(await listNames(db, from, limit + 1), limit, ({ key }) =>
        NAME_PAGES.cursorOf(key),
      );
    },
  });

  api.operation({
    put: '/food-names/{name}',
    summary: 'Say which food a name means, for the whole practice',
    by: ['dietician'],
    changes: 'food',
    params: { name: foodNameSchema },
    takes: confirmedFoodSchema,
    refuses: [409],
    answer: async ({ operation, session, params: { name }, input: { food } }) => {
      const said = { name, food, by: session.id, at: instant() };
      await write(operation, async (running) => {
        running.changed('food', '');
        await confirmName(running.db, said);
      });
    },
  });

  api.operation({
    delete: '/food-names/{name}',
    summary: 'Forget what a name means',
    by: ['dietician'],
    deletes: 'food',
    params: { name: foodNameSchema },
    answer: async ({ operation, params: { name } }) => {
      await write(operation, async (running) => {
        if (await forgetName(running.db, name)) running.changed('food', '');
      });
    },
  });

  api.operation({
    get: '/own-foods',
    summary: 'The foods that the practice added',
    by: ['dietician'],
    query: pageQuery,
    gives: pageOf(ownFoodSchema),
    answer: async ({ query: { after, limit } }) => {
      const [from = ''] = OWN_PAGES.keysOf(after) ?? [];
      const foods = await listOwnFoods(db, from, limit + 1);
      return pageFrom(foods, limit, ({ name }) => OWN_PAGES.cursorOf(dictionaryKey(name, '')));
    },
  });

  api.operation({
    post: '/own-foods',
    summary: 'Add a food to those of the practice',
    by: ['dietician'],
    changes: 'food',
    once: true,
    takes: newOwnFoodSchema,
    makes: ownFoodSchema,
    refuses: [409],
    answer: async ({ context, session, input }) => {
      const made = { by: session.id, at: instant() };
      return createOnce(context, input, async (running) => {
        running.changed('food', '');
        const id = orderedId();
        await addOwnFood(running.db, input, { ...made, id });
        return readOwnFood(running.db, id);
      });
    },
  });

  api.operation({
    put: '/own-foods/{id}',
    summary: 'Change a food of the practice',
    by: ['dietician'],
    changes: 'food',
    ifMatch: 'needed',
    takes: ownFoodInputSchema,
    gives: ownFoodSchema,
    refuses: [409],
    answer: async ({ operation, params: { id }, input, version }) => {
      const changed = { id, version, at: instant() };
      return write(operation, async (running) => {
        running.changed('food', '');
        await changeOwnFood(running.db, input, changed);
        return readOwnFood(running.db, id);
      });
    },
  });

  api.operation({
    delete: '/own-foods/{id}',
    summary: 'Remove a food of the practice',
    by: ['dietician'],
    deletes: 'food',
    ifMatch: 'needed',
    answer: async ({ operation, params: { id }, version }) => {
      await write(operation, async (running) => {
        running.changed('food', '');
        await removeOwnFood(running.db, { id, version });
      });
    },
  });
}
