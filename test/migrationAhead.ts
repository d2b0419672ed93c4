import { type Migration, migrations } from '#server/db/migrate.ts';

/** Runs `work` as a later version of the product that has this migration too. */
export async function withMigration<T>(migration: Migration, work: () => Promise<T>): Promise<T> {
  const all = migrations as Migration[];
  all.push(migration);
  return work().finally(() => all.pop());
}
