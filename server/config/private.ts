import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Makes this process create files and folders for its own user only, whatever umask it inherited. */
export const restrictNewFiles = (): void => {
  process.umask(0o077);
};

const FOLDER = 0o700;
const FILE = 0o600;
const FOR_OTHERS = 0o077;

/**
 * Removes all rights of other users to a data folder; a link is followed. If the folder was open to others, its
 * files and subfolders are restricted, too. Throws when it is open and belongs to another user.
 */
export function restrictToOwner(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & FOR_OTHERS) === 0) return;
  restrictContent(folder);
  // Last, so that the next start repeats everything if this one is killed before.
  chmodSync(folder, FOLDER);
}

function restrictContent(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      restrictContent(path);
      chmodSync(path, FOLDER);
    } else if (entry.isFile()) chmodSync(path, FILE);
  }
}
