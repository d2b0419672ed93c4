import { createRequire } from 'node:module';
import * as z from 'zod';

/**
 * One round of load, in a process of its own: what to send as JSON in the first argument, what came
 * of it as JSON on standard output.
 */
export const shotSchema = z.object({
  url: z.string(),
  method: z.enum(['GET', 'PUT']),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
  connections: z.number(),
  duration: z.number(),
});
export type Shot = z.infer<typeof shotSchema>;

const autocannon = createRequire(import.meta.url)('autocannon');

if (import.meta.main) {
  const { body, ...shot } = shotSchema.parse(JSON.parse(process.argv[2] ?? ''));
  let count = 0;
  const setupRequest = (request: object) => {
    count += 1;
    // Every request writes something else: SQLite leaves out a write that changes nothing.
    return { ...request, body: body?.replace('COUNT', String(count)) };
  };
  const result: unknown = await autocannon({
    ...shot,
    requests: [body === undefined ? {} : { setupRequest }],
  });
  process.stdout.write(JSON.stringify(result));
}
