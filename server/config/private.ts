import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** From now on this process makes files and folders for its own user alone, whatever it was told. */
export const restrictNewFiles = (): void => {
  process.umask(0o077);
};

const FOLDER = 0o700;
const FILE = 0o600;
const FOR_OTHERS = 0o077;

/**
 * Closes a data folder, or the one that a link leads to, to everybody else. Where it was open, so may
 * be what was made in it before: all of that is closed, too. Throws where it is open and belongs to
 * somebody else.
 */
export function restrictToOwner(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & FOR_OTHERS) === 0) return;
  closeAll(folder);
  // Last, so that a start that is killed half-way begins again.
  chmodSync(folder, FOLDER);
}

function closeAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      closeAll(path);
      chmodSync(path, FOLDER);
    } else if (entry.isFile()) chmodSync(path, FILE);
  }
}
