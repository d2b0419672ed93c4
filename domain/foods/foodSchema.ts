import * as z from 'zod';
import { SEARCH_MAX } from '../search.ts';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, requiredLine, text } from '../textSchema.ts';
import { contradiction, NOT_COUNTED } from './count.ts';
import { NUTRIENT_IDS } from './nutrients.ts';
import { UNITS } from './units.ts';
import { say } from './words.ts';

const FOOD_NAME_MAX = 120;
export const OWN_FOODS_MAX = 2000;
export const FOOD_NAMES_MAX = 20_000;
/** A week, and a meal as long as a plan can have it. */
const DAYS_MAX = 7;
const CELL_MAX = 500;
const MEALS_MAX = 16;

const nutrientSchema = z.enum(NUTRIENT_IDS);
const nutrientsSchema = z.partialRecord(nutrientSchema, z.number().min(0).max(100_000));
const portionsSchema = z.partialRecord(z.enum(UNITS), z.number().positive().max(5000));

const ownFoodFields = {
  name: requiredLine(FOOD_NAME_MAX, () => say.enterName),
  per100: nutrientsSchema.meta({ description: 'What 100 g contain; what is absent is unknown' }),
  portions: portionsSchema
    .default({})
    .meta({ description: 'Grams of one measure; `piece` is one of it' }),
  source: text(200).default(''),
};
const consistent = (
  { per100 }: { per100: z.infer<typeof nutrientsSchema> },
  context: z.RefinementCtx,
): void => {
  const message = contradiction(per100);
  if (message) context.addIssue({ code: 'custom', path: ['per100'], message });
};
export const ownFoodInputSchema = z.strictObject(ownFoodFields).superRefine(consistent);
export type OwnFoodInput = z.infer<typeof ownFoodInputSchema>;

/** The words of a name; an address that cannot be decoded still has its percent signs. */
export const foodNameSchema = boundedText(FOOD_NAME_MAX * 2).refine(
  (name) => isStorable(name) && !name.includes('%'),
  NOT_STORABLE,
);
/** More names of one food are not put back with it. */
export const NAMES_BACK_MAX = 300;
export const newOwnFoodSchema = z
  .strictObject({
    ...ownFoodFields,
    names: z
      .array(foodNameSchema)
      .max(NAMES_BACK_MAX)
      .default([])
      .meta({ description: 'Other names that mean this food, if they mean nothing else yet' }),
  })
  .superRefine(consistent);
export type NewOwnFood = z.input<typeof newOwnFoodSchema>;

export const ownFoodSchema = z.strictObject({
  ...ownFoodFields,
  portions: portionsSchema,
  source: z.string(),
  /** What the practice confirmed to mean it. */
  names: z.array(z.string()),
  id: z.string(),
  version: z.int(),
});
export type OwnFood = z.infer<typeof ownFoodSchema>;

/** A food that can be chosen; `energy` is that of 100 g. */
const foodChoiceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The table that it is from; `own` is the practice's. */
  source: z.string(),
  energy: z.number().nullable(),
});
export type FoodChoice = z.infer<typeof foodChoiceSchema>;

export const foodSchema = foodChoiceSchema.extend({
  per100: nutrientsSchema,
  portions: portionsSchema,
  cite: z.string(),
});

export const foodSearchSchema = z.strictObject({ search: boundedText(SEARCH_MAX).default('') });
export const foodChoicesSchema = z.strictObject({ items: z.array(foodChoiceSchema) });

export const confirmedFoodSchema = z.strictObject({
  food: boundedText(64).nullable().meta({ description: 'The id of a food; null: this is no food' }),
});
export const foodNamesSchema = z.strictObject({
  items: z.array(
    z.strictObject({ key: z.string(), name: z.string(), food: foodChoiceSchema.nullable() }),
  ),
});

export const toCountSchema = z.strictObject({
  days: z
    .array(z.array(boundedText(CELL_MAX).refine(isStorable, NOT_STORABLE)).max(MEALS_MAX))
    .max(DAYS_MAX)
    .meta({ description: 'The texts of the meals of each day' }),
  nutrients: z.enum(['main', 'all']).default('main'),
});
export type ToCount = z.input<typeof toCountSchema>;

const sumSchema = z.strictObject({ value: z.number(), of: z.int() });
export const totalsSchema = z.strictObject({
  foods: z.int(),
  counted: z.int(),
  nutrients: z.partialRecord(nutrientSchema, sumSchema),
});

const countedFoodSchema = z.strictObject({
  /** Of an ingredient, the recipe that the meal names. */
  recipe: z.string().nullable(),
  /** Its place in the text of the meal, or of the ingredient. */
  start: z.int(),
  end: z.int(),
  name: z.string(),
  /** The name under which the practice can say what it means. */
  key: z.string(),
  food: foodChoiceSchema.nullable(),
  /** How the food was found; `likely` may be wrong, `practice` is what the practice said or added. */
  by: z.enum(['practice', 'known', 'likely']).nullable(),
  grams: z.number().nullable(),
  /** No amount was written: it is a usual portion. */
  isUsual: z.boolean(),
  energy: z.number().nullable(),
  /** Why it is not counted; null if it is. */
  why: z.enum(NOT_COUNTED).nullable(),
  /** What could be eaten instead, and is not counted. */
  alternatives: z.array(z.string()),
});
export type CountedFood = z.infer<typeof countedFoodSchema>;

const countedMealSchema = z.strictObject({
  foods: z.array(countedFoodSchema),
  /** Text that could not be read. */
  notRead: z.array(z.string()),
});
const countedDaySchema = z.strictObject({
  totals: totalsSchema,
  meals: z.array(countedMealSchema),
});
export type CountedDay = z.infer<typeof countedDaySchema>;

export const foodCountSchema = z.strictObject({
  days: z.array(countedDaySchema),
  totals: totalsSchema,
  /** Names that nobody is sure of, each once, with up to five foods to choose from. */
  questions: z.array(
    z.strictObject({ key: z.string(), name: z.string(), choices: z.array(foodChoiceSchema) }),
  ),
  /** How each source of these values wants to be named, by its id. */
  sources: z.record(z.string(), z.string()),
});
export type FoodCount = z.infer<typeof foodCountSchema>;
