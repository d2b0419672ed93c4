import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders of clusters are named with this prefix and the pid of the test run that created them. */
export const CLUSTER_PREFIX = 'weekplate-postgres-';

/** Ends and removes the clusters of test runs that were killed before they could do so themselves. */
export function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${CLUSTER_PREFIX}(\\d+)-`).exec(name)?.[1]);
    const folder = join(tmpdir(), name);
    if (!owner || isAlive(owner) || !mayRemove(folder)) continue;
    endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function mayRemove(folder: string): boolean {
  const self = process.getuid?.();
  return self === 0 || statSync(folder, { throwIfNoEntry: false })?.uid === self;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function endPostgres(folder: string) {
  const pid = Number(textOf(join(folder, 'data/postmaster.pid')).split('\n')[0]);
  // Pids are reused: only a process that runs on this very folder is ours to end.
  if (pid && textOf(`/proc/${pid}/cmdline`).includes(folder)) process.kill(pid, 'SIGKILL');
}

/** '' if the file does not exist (any more). */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
