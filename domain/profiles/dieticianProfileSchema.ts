import * as z from 'zod';
import { requiredText, text } from '../textSchema.ts';

export const dieticianProfileInputSchema = z.strictObject({
  name: requiredText(200, 'Enter your name.'),
  bio: text(4000),
  expertise: text(1000),
  contactNumber: text(60),
});
export type DieticianProfileInput = z.infer<typeof dieticianProfileInputSchema>;

export const dieticianProfileSchema = z.strictObject({
  ...dieticianProfileInputSchema.shape,
  userId: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  lastUpdated: z.string(),
  version: z.int(),
});
export type DieticianProfile = z.infer<typeof dieticianProfileSchema>;
