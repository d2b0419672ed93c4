import { randomBytes } from 'node:crypto';

let last = 0;

/**
 * A new identifier of 29 letters and digits that sorts after all earlier ones: the millisecond, never used twice
 * in a process, and 80 random bits. So ordering by id is ordering by time, even within one millisecond, and
 * inserts go to the end of an index.
 */
export function orderedId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
}
