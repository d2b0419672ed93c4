import type { Refusal } from '../refusal.ts';
import { say } from '../words.ts';
import { IMAGE_MOST_BYTES, IMAGE_MOST_PIXELS } from './image.ts';

/** The specification's codes for failed uploads of pictures. */
export type ImageFailureCode = keyof typeof say.pictureFailures;

export const imageFailureWords = (code: ImageFailureCode): string => say.pictureFailures[code];

const isCode = (code: string): code is ImageFailureCode => Object.hasOwn(say.pictureFailures, code);

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
  get message() {
    return say.notAnImage;
  },
};
export const TOO_MANY_BYTES: Refusal = {
  code: 'image-too-large',
  get message() {
    return say.tooManyBytes(IMAGE_MOST_BYTES / 1024 / 1024);
  },
};
export const TOO_MANY_PIXELS: Refusal = {
  code: 'image-too-large',
  get message() {
    return say.tooManyPixels(IMAGE_MOST_PIXELS / 1_000_000);
  },
};
