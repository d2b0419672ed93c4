import type { DieticianProfileInput } from '#domain/profiles/dieticianProfile.ts';
import { dieticianProfileInputSchema } from '#domain/profiles/dieticianProfileSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import type { DieticianValues } from './dieticianValues.ts';
import type { Checked } from './useProfileForm.ts';

export function checkDietician(values: DieticianValues): Checked<DieticianProfileInput> {
  const checked = dieticianProfileInputSchema.safeParse(values);
  return checked.success
    ? { ok: true, input: checked.data }
    : { ok: false, fields: fieldErrors(checked.error) };
}
