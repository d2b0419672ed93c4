import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const NEEDED = 6 * 2 ** 30;

/**
 * A folder for files that the tests write, in memory if the machine has such a folder with room: on a disk,
 * the thousands of small databases wait longer for it than for anything else. Otherwise the usual folder.
 */
export function memoryFolder(): { readonly path: string; remove(): void } {
  const usual = { path: tmpdir(), remove: () => undefined };
  if (process.env.TMPDIR || !hasRoom()) return usual;
  const path = mkdtempSync(join(IN_MEMORY, 'weekplate-'));
  // PostgreSQL runs as another user.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY);
    return type === TMPFS && bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}
