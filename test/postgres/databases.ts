import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startCluster } from './cluster.ts';

/** Nobody needs these databases after the tests; those that kill a PostgreSQL start one of their own. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Runs once for a test run, before any worker: prepares a PostgreSQL (that of TEST_DATABASE_URL, if set) with
 * a migrated database that {@link postgresDatabase} copies. Workers find both through the environment.
 * Returns a function that ends it.
 */
export async function preparePostgres(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startCluster({ settings: FORGETFUL });
  const url = given ?? cluster?.url ?? '';
  const template = `weekplate_test_${randomBytes(4).toString('hex')}`;
  await inMaintenance(url, `CREATE DATABASE ${template}`);
  await migrated(at(url, template));
  process.env.TEST_POSTGRES = url;
  process.env.TEST_POSTGRES_TEMPLATE = template;
  return async () => {
    if (cluster) await cluster.stop();
    else await inMaintenance(url, `DROP DATABASE ${template} WITH (FORCE)`);
  };
}

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** A separate database with the current schema and no rows; takes some tens of milliseconds. */
export async function postgresDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_POSTGRES;
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  if (!url || !template) throw new Error('preparePostgres has to run before the tests.');
  return databaseFrom(url, template, template);
}

/** An empty database without a schema. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_POSTGRES;
  if (!url) throw new Error('preparePostgres has to run before the tests.');
  return databaseFrom(url, 'template1', 'weekplate_empty');
}

async function databaseFrom(url: string, template: string, prefix: string): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  // Copies the files directly: writing each page to the log first takes more than twice as long.
  await inMaintenance(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: at(url, name),
    drop: () => inMaintenance(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function inMaintenance(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrated(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-migrate-'));
  const database = await openDatabase(readConfig({ DATABASE_URL: url, DATA_DIR: folder }));
  await migrate(database);
  await database.close();
  rmSync(folder, { recursive: true });
}
