import type { DieticianProfileInput } from './dieticianProfileSchema.ts';

export type { DieticianProfile, DieticianProfileInput } from './dieticianProfileSchema.ts';

export const EMPTY_DIETICIAN_PROFILE: DieticianProfileInput = {
  name: '',
  bio: '',
  expertise: '',
  contactNumber: '',
};
