import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './tree.ts';

/**
 * Whether a package is used only by Vite's build or its output, and a running server loads none of it. It is
 * still a dependency: the pages are built where the product is installed.
 */
export function isForPagesAlone(
  name: string,
  production: readonly Source[],
  root: string,
): boolean {
  const named = new RegExp(`['"]${name}(/[^'"]*)?['"]`);
  const inFolder = (folder: string) =>
    production.some(({ path, code }) => path.startsWith(folder) && named.test(code));
  const inStyles = () =>
    globSync('web/**/*.css', { cwd: root, exclude: ['web/dist/**'] }).some((path) =>
      named.test(readFileSync(join(root, path), 'utf8')),
    );
  return !inFolder('server/') && !inFolder('domain/') && (inFolder('web/') || inStyles());
}
