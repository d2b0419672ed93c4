import type { Group } from '../groups.ts';

/**
 * What people write, and what it also means: a list, or a group of foods whose words stand in the lists. All lists
 * are separated by commas.
 */
export type General = { readonly said: string } & (
  | { readonly means: string; readonly group?: undefined }
  | { readonly group: Group; readonly means?: undefined }
);
