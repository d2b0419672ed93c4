import { buildWebIfNeeded } from '#server/app/build.ts';
import { preparePostgres } from '../postgres/databases.ts';

/** Runs once before the workers start; the function it returns runs after the last worker has ended. */
export default async function globalSetup() {
  await buildWebIfNeeded();
  return preparePostgres();
}
