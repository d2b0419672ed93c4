import { readFileSync } from 'node:fs';
import * as z from 'zod';

const asked = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+/) });

/** The version of this product, such as `1.2.0`. */
export const { version: VERSION } = asked.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
);

const TIMEOUT_MS = 5000;

/**
 * The newest released version if it is newer than this one, else null. Asks `url`, which answers as npm's registry
 * does for `weekplate/latest`. Throws when it cannot be asked.
 */
export async function newerVersion(url: string): Promise<string | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { version } = asked.parse(await answer.json());
  return isNewer(version, VERSION) ? version : null;
}

export const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;
