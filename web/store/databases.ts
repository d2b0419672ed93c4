/** The databases of this browser: what was fetched, and what waits to be sent. */
export const ANSWERS = 'weekplate-kept';
export const OUTBOX = 'weekplate-outbox';

/** Removes a database with all that is in it; who has it open lets go of it. An old or strict browser has none. */
export const dropDatabase = (name: string): unknown => globalThis.indexedDB?.deleteDatabase(name);
