import { expect, it } from 'vitest';
import { ApiError } from '../api/request.ts';
import { reasonOf, storingError } from './storingError.ts';

it.each([
  [storingError('object-not-found'), 'This picture is not there any more. Choose it again.'],
  [new ApiError(404, 'not-found', 'x'), 'This picture is not there any more. Choose it again.'],
  [
    new ApiError(401, 'unauthenticated', 'x'),
    'You are not signed in any more. Log in and try again.',
  ],
  [new ApiError(403, 'forbidden', 'x'), 'Your account may not do this with this picture.'],
  [
    new ApiError(429, 'quota-exceeded', 'x'),
    'You have changed your picture very often just now. Try again in an hour.',
  ],
  [
    storingError('retry-limit-exceeded'),
    'The server could not be reached for too long. Try again when your connection is better.',
  ],
  [storingError('canceled'), 'You cancelled it. Your picture is as it was.'],
  [new ApiError(422, 'not-an-image', 'Choose a whole JPEG.'), 'Choose a whole JPEG.'],
])('[FILE-01] why a picture was not stored is said in a sentence of its own: %o', (error, said) => {
  expect(reasonOf(error)).toBe(said);
});
