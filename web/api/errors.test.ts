import { describe, expect, it } from 'vitest';
import { signUpFormSchema } from '#domain/signIn/accountSchema.ts';
import { AGREEMENT_NEEDED } from '#domain/signIn/consent.ts';
import { fieldErrors, messageOf } from './errors.ts';
import { ApiError } from './request.ts';

describe('what a failure says', () => {
  it('[AUTH-03] [AUTH-04] names each bad field once, from the schema that the server uses too', () => {
    const form = { email: '', password: '', confirmPassword: 'other', consent: '' };
    expect(fieldErrors(signUpFormSchema.safeParse(form).error)).toEqual({
      email: 'Enter your e-mail address.',
      password: 'Enter a password.',
      confirmPassword: 'Passwords do not match.',
      consent: AGREEMENT_NEEDED,
    });
  });

  it("takes the server's fields and sentence as they are", () => {
    const refusal = new ApiError(422, 'invalid', 'Some fields are wrong.', {
      fields: { 'weeklyDietPlan.0.meals.3': 'At most 500 characters.' },
    });
    expect(fieldErrors(refusal)).toEqual({ 'weeklyDietPlan.0.meals.3': 'At most 500 characters.' });
    expect(messageOf(refusal)).toBe('Some fields are wrong.');
  });

  it('has a sentence for what is no error at all', () => {
    expect(messageOf('nonsense')).toBe('Something went wrong. Please try again.');
    expect(fieldErrors(null)).toEqual({});
  });
});
