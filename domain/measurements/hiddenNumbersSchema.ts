import * as z from 'zod';

/** Whether figures of body, weight and energy are hidden from a customer. */
export const hiddenNumbersSchema = z.strictObject({ hidden: z.boolean() });
export type HiddenNumbers = z.infer<typeof hiddenNumbersSchema>;
