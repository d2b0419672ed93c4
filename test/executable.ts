import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first program with one of these names, searched for in these folders and then in those of PATH. */
export function findExecutable(
  names: readonly string[],
  folders: readonly string[],
): string | undefined {
  return [...folders, ...pathFolders()]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
