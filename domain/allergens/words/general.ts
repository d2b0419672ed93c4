import type { Group } from '../groups.ts';

/** What people write, and what it also means; both are lists separated by commas. */
export interface General {
  readonly said: string;
  readonly means: string;
  /** The group of foods that it means as a whole, which is then looked for instead. */
  readonly group?: Group;
}
