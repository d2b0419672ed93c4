import { join } from 'node:path';

/**
 * Settings for a short process of its own, which takes its code compiled from where `server/main.js`
 * keeps it: to compile it takes longer than what most commands do.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
};
