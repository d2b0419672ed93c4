import { describe, expect, it, test } from 'vitest';
import { signUpFormSchema } from '#domain/signIn/accountSchema.ts';
import { say } from '#domain/signIn/words.ts';
import { fieldErrors, messageOf, retryAfter } from './errors.ts';
import { ApiError } from './request.ts';

describe('what a failure says', () => {
  it('[AUTH-03] [AUTH-04] names each bad field once, from the schema that the server uses too', () => {
    const form = { email: '', password: '', confirmPassword: 'other', consent: '' };
    expect(fieldErrors(signUpFormSchema.safeParse(form).error)).toEqual({
      email: 'Enter your email address.',
      password: 'Enter a password.',
      confirmPassword: 'Passwords do not match.',
      consent: say.agreementNeeded,
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

const failing = (status: number, seconds?: number) =>
  Object.assign(new ApiError(status, 'failed', 'Failed.'), { retryAfter: seconds });

test('[DAY-04] what did not arrive is tried again by itself, ever more rarely, at least twice a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6, 20].map((failures) => retryAfter(failing(0), failures));
  expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('[DAY-04] a server that is away or busy is asked again, not before the moment that it named', () => {
  expect(retryAfter(failing(500), 1)).toBe(2000);
  expect(retryAfter(failing(503, 90), 1)).toBe(90_000);
  expect(retryAfter(failing(429, 7), 1)).toBe(7000);
  expect(retryAfter(failing(429, 1), 3)).toBe(8000);
});

test.each([400, 401, 404, 409, 422, 499])(
  '[DAY-04] what is refused with %d is not sent again by itself',
  (status) => {
    expect(retryAfter(failing(status), 1)).toBeNull();
  },
);

test('[DAY-04] an error of our own is not tried again', () => {
  expect(retryAfter(new TypeError('x is undefined'), 1)).toBeNull();
});
