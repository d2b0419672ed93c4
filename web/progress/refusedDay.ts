import { ApiError } from '../api/request.ts';

/** After a refusal nothing is stored. Without an answer, or after a fault of the server, something may be. */
export const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const NO_SESSION = 401;
const TOO_MANY = 429;

/** Whether the server refused without having looked at the content. */
export const isUnread = (error: unknown) =>
  error instanceof ApiError && (error.status === NO_SESSION || error.status === TOO_MANY);

export const refusalIn = (error: unknown) =>
  error instanceof ApiError ? error : { code: null, fields: {} };

/** The part that a refused field is of: of 'dishes.2' or 'instead.2.words' it is the meal. */
export const partOf = (field: string) =>
  field.replace(/^(?:dishes|instead|picked)\.(\d).*/, 'meals.$1');
