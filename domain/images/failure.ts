import type { Refusal } from '../refusal.ts';
import { IMAGE_MOST_BYTES, IMAGE_MOST_PIXELS } from './image.ts';

/** The specification's codes for failed uploads of pictures, each with its sentence. */
export const IMAGE_FAILURES = {
  'object-not-found': 'This picture is not there any more. Choose it again.',
  unauthenticated: 'You are not signed in any more. Log in and try again.',
  unauthorized: 'Your account may not do this with this picture.',
  'quota-exceeded': 'You have changed your picture very often just now. Try again in an hour.',
  'retry-limit-exceeded':
    'The server could not be reached for too long. Try again when your connection is better.',
  canceled: 'You cancelled it. Your picture is as it was.',
} as const;
export type ImageFailureCode = keyof typeof IMAGE_FAILURES;

const isCode = (code: string): code is ImageFailureCode => Object.hasOwn(IMAGE_FAILURES, code);

/** The code for a response that refuses; null when only the response's own sentence gives the reason. */
export function imageFailureOf(answer: { status: number; code: string }): ImageFailureCode | null {
  if (isCode(answer.code)) return answer.code;
  if (answer.status === 401) return 'unauthenticated';
  if (answer.status === 403) return 'unauthorized';
  if (answer.status === 404) return 'object-not-found';
  return answer.status === 429 ? 'quota-exceeded' : null;
}

export const NOT_AN_IMAGE: Refusal = {
  code: 'not-an-image',
  message: 'This is not a picture that can be read here. Choose a whole JPEG, PNG or WebP.',
};
export const TOO_MANY_BYTES: Refusal = {
  code: 'image-too-large',
  message: `This picture is larger than ${IMAGE_MOST_BYTES / 1024 / 1024} MB. Choose a smaller one.`,
};
export const TOO_MANY_PIXELS: Refusal = {
  code: 'image-too-large',
  message: `This picture has more than ${IMAGE_MOST_PIXELS / 1_000_000} megapixels. Choose a smaller one.`,
};
