import type { Manifest } from './manifest.ts';

/** What is in a backup, as part of a sentence: `42 accounts, 9,120 rows and 12 pictures`. */
export function report({ tables, images, missing }: Manifest): string {
  const count = new Intl.NumberFormat('en-GB').format;
  const accounts = tables.find(({ name }) => name === 'user')?.rows ?? 0;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost =
    missing.length > 0 ? ` (${count(missing.length)} more are missing in the storage)` : '';
  return `${count(accounts)} accounts, ${count(rows)} rows and ${count(images.length / 2)} pictures${lost}`;
}
