import { join } from 'node:path';

/**
 * Settings for a short-lived process: it loads its compiled code from the cache of `server/main.js`, because
 * compiling takes longer than most commands.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
};
