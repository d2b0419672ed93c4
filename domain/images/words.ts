import { inDigits } from '../language/language.ts';
import { translated } from '../language/translated.ts';

export const say = translated({
  /** By the codes of the specification. */
  failures: {
    'object-not-found': 'This picture is not there any more. Choose it again.',
    unauthenticated: 'You are not signed in any more. Log in and try again.',
    unauthorized: 'Your account may not do this with this picture.',
    'quota-exceeded': 'You have changed your picture very often just now. Try again in an hour.',
    'retry-limit-exceeded':
      'The server could not be reached for too long. Try again when your connection is better.',
    canceled: 'You cancelled it. Your picture is as it was.',
  },
  notAnImage: 'This is not a picture that can be read here. Choose a whole JPEG, PNG or WebP.',
  tooManyBytes: (most: number) =>
    `This picture is larger than ${inDigits(most)} MB. Choose a smaller one.`,
  tooManyPixels: (most: number) =>
    `This picture has more than ${inDigits(most)} megapixels. Choose a smaller one.`,
});
