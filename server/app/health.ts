import { sql } from 'kysely';
import * as z from 'zod';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';

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
