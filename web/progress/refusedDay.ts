import { ApiError } from '../api/request.ts';

/** A refused request stored nothing. Without an answer, or after a server error, something may be stored. */
export const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const NO_SESSION = 401;
const TOO_MANY = 429;

/** Whether the server refused the request before it looked at the content. */
export const isUnread = (error: unknown) =>
  error instanceof ApiError && (error.status === NO_SESSION || error.status === TOO_MANY);

export const refusalIn = (error: unknown) =>
  error instanceof ApiError ? error : { code: null, fields: {} };

/** The part to which a refused field belongs: for 'dishes.2' or 'instead.2.words' it is the meal. */
export const partOf = (field: string) =>
  field.replace(/^(?:dishes|instead|picked)\.(\d).*/, 'meals.$1');
