import * as z from 'zod';
import { ALLERGENS } from './allergens.ts';
import { say } from './words.ts';

/** Allergens of a customer, as chosen by the customer or a dietician. */
export const chosenSchema = z
  .array(z.enum(ALLERGENS))
  .max(ALLERGENS.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, { error: () => say.eachOnce });

export const dieticianChoiceInputSchema = z.strictObject({ allergens: chosenSchema });

/** What a dietician chose for a customer; it is added to what the customer chose. */
export const dieticianChoiceSchema = z.strictObject({
  ...dieticianChoiceInputSchema.shape,
  /** Null once that dietician's account is deleted. */
  chosenBy: z.string().nullable(),
  chosenAt: z.string(),
  version: z.int(),
});
export type DieticianChoice = z.infer<typeof dieticianChoiceSchema>;
