import { preparePostgres } from '../postgres/databases.ts';
import { buildWebIfStale } from '../webBuild.ts';

/** Once before the workers start; what it returns runs after the last has ended. */
export default async function globalSetup() {
  buildWebIfStale();
  return preparePostgres();
}
