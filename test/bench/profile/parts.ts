/** A function on a stack, as `--cpu-prof` writes it. */
export type Frame = { readonly functionName: string; readonly url: string };

const WRITE = /^write(v|Buffer|(Utf8|Latin1|Ascii|Ucs2)String)$/;
const DATABASE =
  /\/server\/db\/|\/bench\/bare\/engine\.ts|\/node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+|kysely)\//;

/** Of a stack the first frame that belongs to one of these, from the leaf, says where it counts. */
const parts: readonly (readonly [part: string, of: RegExp])[] = [
  ['node:http, net, streams', /^node:(_http|net$|_?stream|internal\/(streams|stream_base))/],
  ['SQL and its driver', DATABASE],
  ['live hub', /\/server\/live\//],
  ['log, id and length of the answer', /\/server\/(log\w*|answer)\.ts|\/(pino|sonic-boom)\//],
  ['security headers', /\/server\/headers\.ts/],
  ['zod', /\/node_modules\/zod\//],
  ['node-server and Hono', /\/node_modules\/(@hono|hono)\//],
  ['own code', /\/(server|domain|bench\/bare)\//],
];

/**
 * The part of a request that a sample counts for, by its stack from the leaf on; null while the
 * process had nothing to do.
 */
export function partOf(stack: readonly Frame[]): string | null {
  const leaf = stack[0]?.functionName ?? '(idle)';
  if (leaf === '(idle)') return null;
  if (leaf === '(garbage collector)') return 'garbage';
  // The loop of events, with what it reads from sockets before any JavaScript is called.
  if (leaf === '(program)') return 'outside of JavaScript';
  const isWrite = stack[0]?.url === '' && WRITE.test(leaf);
  if (isWrite)
    return stack.some(({ url }) => DATABASE.test(url))
      ? 'writing to PostgreSQL'
      : 'writing to the socket';
  for (const { url } of stack) {
    const found = parts.find(([, of]) => of.test(url));
    if (found) return found[0];
  }
  return 'rest of Node.js';
}
