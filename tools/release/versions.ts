import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Holds a small backup of every released version, made by that version. */
export const FOLDER = join(import.meta.dirname, 'versions');

/** The released versions, oldest first, each with its backup. */
export const VERSIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.zip'))
  .map((name) => [basename(name, '.zip'), join(FOLDER, name)] as const)
  .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
