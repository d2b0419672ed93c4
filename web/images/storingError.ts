import {
  type ImageFailureCode,
  imageFailureOf,
  imageFailureWords,
} from '#domain/images/failure.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';

export const storingError = (code: ImageFailureCode): ApiError =>
  new ApiError(0, code, imageFailureWords(code));

/** Why a picture was not stored: the sentence for its error code, or else the server's message. */
export function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? imageFailureOf(error) : null;
  return code ? imageFailureWords(code) : messageOf(error);
}
