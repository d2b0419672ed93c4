import { randomBytes } from 'node:crypto';

let last = 0;

/**
 * A new identifier that sorts after the ones made before it: the millisecond (never the same one
 * twice in a process), then 80 random bits. Order by it breaks ties of an instant rightly, and
 * inserts go to the end of an index.
 */
export function orderedId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
}
