import { buildWebIfNeeded } from '#server/app/build.ts';
import { preparePostgres } from '../postgres/databases.ts';

/** Once before the workers start; what it returns runs after the last has ended. */
export default async function globalSetup() {
  await buildWebIfNeeded();
  return preparePostgres();
}
