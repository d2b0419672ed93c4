import { preparePostgres } from './postgres/databases.ts';

/** Vitest's global setup of the project `http`: runs once, and what it returns runs at the end. */
export default preparePostgres;
