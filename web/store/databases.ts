/** The databases of this browser: fetched answers, and items that wait to be sent. */
export const ANSWERS = 'weekplate-kept';
export const OUTBOX = 'weekplate-outbox';

/**
 * Removes a database with its content; open connections to it close themselves. An old or strict browser has none.
 */
export const dropDatabase = (name: string): unknown => globalThis.indexedDB?.deleteDatabase(name);
