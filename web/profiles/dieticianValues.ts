import * as z from 'zod';
import {
  type DieticianProfileInput,
  EMPTY_DIETICIAN_PROFILE,
} from '#domain/profiles/dieticianProfile.ts';
import { dieticianProfileInputSchema } from '#domain/profiles/dieticianProfileSchema.ts';
import { fieldErrors } from '../ui/errors.ts';
import type { Checked } from './useProfileForm.ts';

// Unbounded on purpose: what is too long to save was still typed, and is kept.
export const dieticianValuesSchema = z.object({
  name: z.string(),
  bio: z.string(),
  expertise: z.string(),
  contactNumber: z.string(),
});
export type DieticianValues = z.infer<typeof dieticianValuesSchema>;

export function valuesOf(profile: DieticianProfileInput | null): DieticianValues {
  const { name, bio, expertise, contactNumber } = profile ?? EMPTY_DIETICIAN_PROFILE;
  return { name, bio, expertise, contactNumber };
}

export function checkDietician(values: DieticianValues): Checked<DieticianProfileInput> {
  const checked = dieticianProfileInputSchema.safeParse(values);
  return checked.success
    ? { ok: true, input: checked.data }
    : { ok: false, fields: fieldErrors(checked.error) };
}

export const DIETICIAN_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  bio: 'Bio',
  expertise: 'Expertise',
  contactNumber: 'Contact Number',
};
