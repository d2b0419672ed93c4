import { preparePostgres } from './postgres/databases.ts';

/**
 * Vitest's global setup of the project `http`: it runs once, and the function that it returns runs at the
 * end.
 */
export default preparePostgres;
