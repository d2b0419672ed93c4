import { sql } from 'kysely';
import * as z from 'zod';
import type { Deps } from '../http/deps.ts';
import { type Api, allow, createRoute, json } from '../http/operation.ts';

const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Whether this instance can do its work: it asks the database',
  ...allow('anyone'),
  responses: { 200: json(z.strictObject({ status: z.literal('ok') })) },
});

export function healthRoutes(api: Api, { db }: Deps): void {
  api.openapi(health, async (context) => {
    await sql`select 1`.execute(db);
    return context.json({ status: 'ok' as const }, 200);
  });
}
