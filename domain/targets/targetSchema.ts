import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { totalsSchema } from '../foods/foodSchema.ts';
import { NUTRIENT_IDS } from '../foods/nutrients.ts';
import { boundsOf, FACTORS, PER_KG, TARGET_KINDS, TOLERANCES, USUAL_TOLERANCE } from './target.ts';
import { say } from './words.ts';

const [LEAST, MOST] = TOLERANCES;
const tolerance = () => say.toleranceRange(LEAST, MOST);

const targetSchema = z
  .strictObject({
    nutrient: z.enum(NUTRIENT_IDS),
    amount: z.number({ error: () => say.enterAmount }),
    kind: z.enum(TARGET_KINDS),
  })
  .superRefine(({ nutrient, amount }, context) => {
    const [least, most] = boundsOf(nutrient);
    if (amount < least || amount > most)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        message: say.amountRange(least, most),
      });
  });

/** How the amounts were calculated: what Mifflin-St Jeor gives, and what it was multiplied with. */
const formulaSchema = z.strictObject({
  resting: z.number().min(100).max(10_000),
  factor: z.number().min(FACTORS[0]).max(FACTORS[1]),
  perKg: z.number().min(PER_KG[0]).max(PER_KG[1]),
});
export type Formula = z.infer<typeof formulaSchema>;

export const targetsInputSchema = z.strictObject({
  targets: z
    .array(targetSchema)
    .max(NUTRIENT_IDS.length)
    .refine((all) => new Set(all.map(({ nutrient }) => nutrient)).size === all.length, {
      error: () => say.eachOnce,
    }),
  tolerance: z
    .int({ error: tolerance })
    .min(LEAST, { error: tolerance })
    .max(MOST, { error: tolerance })
    .default(USUAL_TOLERANCE)
    .meta({ description: 'Per cent by which a day may differ from a target' }),
  formula: formulaSchema.nullable(),
  isShown: z.boolean().meta({ description: 'Whether the customer sees what their days contain' }),
});
export type TargetsInput = z.infer<typeof targetsInputSchema>;

export const targetsSchema = z.strictObject({
  ...targetsInputSchema.shape,
  tolerance: z.int(),
  /** The dietician who set them; null for none yet, and once their account is deleted. */
  setBy: z.string().nullable(),
  setAt: z.string().nullable(),
  version: z.int(),
});
export type Targets = z.infer<typeof targetsSchema>;

/** Each day of a range: what its plan contains, and what was eaten; null for nothing known. */
export const nutrientDaysSchema = z.strictObject({
  /** A customer sees nothing unless their dietician turned it on and they do not hide numbers. */
  isShown: z.boolean(),
  items: z.array(
    z.strictObject({
      date: daySchema,
      planned: totalsSchema.nullable(),
      /** Only for dieticians. */
      eaten: totalsSchema.nullable(),
    }),
  ),
});
export type NutrientDays = z.infer<typeof nutrientDaysSchema>;
