import { ApiError } from './request.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;
const TOO_MANY = 429;

/** Milliseconds until the automatic retry; null if the same request would be refused again. */
export function retryAfter(failure: unknown, failures: number): number | null {
  if (!(failure instanceof ApiError)) return null;
  const { status, retryAfter: seconds } = failure;
  if (status !== 0 && status < 500 && status !== TOO_MANY) return null;
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return seconds === undefined ? wait : Math.max(wait, seconds * 1000);
}
