import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

it.each([false, true])(
  'in a folder that others may enter the database is its owner’s alone (there already: %s)',
  async (already) => {
    const folder = mkdtempSync(join(tmpdir(), 'weekplate-open-'));
    chmodSync(folder, 0o755);
    if (already) writeFileSync(join(folder, 'weekplate.sqlite'), '', { mode: 0o644 });
    const database = await openDatabase(readConfig({ DATA_DIR: folder }));
    await migrate(database);
    const files = readdirSync(folder).filter((name) => name.startsWith('weekplate.sqlite'));
    expect(files).toHaveLength(3);
    for (const name of files)
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    await database.close();
    rmSync(folder, { recursive: true });
  },
);
