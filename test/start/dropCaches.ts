import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Has Linux forget what it holds of files, so that they come from the disk. False: it may not. */
export function dropCaches(): boolean {
  try {
    execFileSync('sync');
    writeFileSync('/proc/sys/vm/drop_caches', '3');
    return true;
  } catch {
    // Not Linux, or not root.
    return false;
  }
}
