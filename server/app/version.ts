import { practiceVersionSchema } from '#domain/practice/practiceSchema.ts';
import { newerVersion, VERSION } from '../config/version.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';

const DAY_MS = 86_400_000;

export function versionRoutes(api: Api, { config, now }: Deps): void {
  let newer: Promise<string | null> | undefined;
  let askedAt = 0;

  /** Asks at most once a day, and nobody at all unless the operator named whom. */
  function newerOne(): Promise<string | null> {
    if (!config.releasesUrl) return Promise.resolve(null);
    if (!newer || now().getTime() - askedAt > DAY_MS) {
      askedAt = now().getTime();
      newer = newerVersion(config.releasesUrl).catch((error) => {
        log.warn('newer versions not known', { error: wordsOf(error) });
        return null;
      });
    }
    return newer;
  }

  api.operation({
    get: '/version',
    summary: 'The version of this product, and a newer one if there is any',
    by: ['dietician'],
    gives: practiceVersionSchema,
    answer: async () => ({ version: VERSION, newer: await newerOne() }),
  });
}
