import { sql } from 'kysely';
import * as z from 'zod';
import { practiceVersionSchema } from '#domain/practice/practiceSchema.ts';
import { newerVersion, VERSION } from '../config/version.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';

const DAY_MS = 86_400_000;

export function healthRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: '/health',
    summary: 'Whether this instance can do its work: it asks the database',
    by: ['anyone'],
    gives: z.strictObject({ status: z.literal('ok') }),
    answer: async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const };
    },
  });
}

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

/** The OpenAPI 3.1 document of the API; each operation states who may call it (`x-access`). */
export function documentRoutes(api: Api): void {
  let text: string | undefined;
  api.operation({
    get: '/openapi.json',
    summary: 'This document',
    by: ['anyone'],
    gives: z.record(z.string(), z.unknown()),
    answer: ({ context }) => {
      text ??= JSON.stringify(
        api.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: 'Weekplate', version: '1' },
          servers: [{ url: '/api' }],
        }),
      );
      return context.body(text, 200, { 'content-type': 'application/json' });
    },
  });
}
