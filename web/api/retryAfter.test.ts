import { expect, test } from 'vitest';
import { ApiError } from './request.ts';
import { retryAfter } from './retryAfter.ts';

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
