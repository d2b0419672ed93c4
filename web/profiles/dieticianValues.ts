import { EMPTY_DIETICIAN_PROFILE } from '#domain/profiles/profile.ts';
import type { DieticianProfileInput } from '#domain/profiles/profileSchema.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { say } from './words.ts';

// Texts have no limit here: text too long to save is kept all the same.
export const dieticianShape = object({
  name: string,
  bio: string,
  expertise: string,
  contactNumber: string,
});
export type DieticianValues = Shaped<typeof dieticianShape>;

export const valuesOf = (profile: DieticianProfileInput | null): DieticianValues =>
  dieticianShape(profile ?? EMPTY_DIETICIAN_PROFILE);

export const DIETICIAN_LABELS: Readonly<Record<string, string>> = {
  name: say.labels.name,
  bio: say.bio,
  expertise: say.expertise,
  contactNumber: say.contactNumber,
};
