import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Frame, partOf } from './parts.ts';

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  /** Microseconds of the monotonic clock, the one of `process.hrtime`. */
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type Profile = z.infer<typeof profileSchema>;

/** Microseconds of that clock, from and to. */
export type Span = readonly [from: number, to: number];

export const readProfile = (file: string): Profile =>
  profileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The share of each part of the work done within these times, all together 1; the largest first. */
export function shares(profile: Profile, spans: readonly Span[]): Map<string, number> {
  const parts = partsOfNodes(profile);
  const times = new Map<string, number>();
  let at = profile.startTime;
  let all = 0;
  for (const [index, node] of profile.samples.entries()) {
    const took = profile.timeDeltas[index] ?? 0;
    at += took;
    const part = parts.get(node) ?? null;
    const now = at;
    if (part === null || !spans.some(([from, to]) => now >= from && now < to)) continue;
    times.set(part, (times.get(part) ?? 0) + took);
    all += took;
  }
  return new Map(
    [...times].map(([part, time]) => [part, time / all] as const).sort(([, a], [, b]) => b - a),
  );
}

/** The part that each node of the tree of stacks counts for. */
function partsOfNodes({ nodes }: Profile): Map<number, string | null> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id] as const)),
  );
  const stackOf = (id: number): Frame[] => {
    const stack: Frame[] = [];
    for (let up: number | undefined = id; up !== undefined; up = parents.get(up)) {
      const node = byId.get(up);
      if (node) stack.push(node.callFrame);
    }
    return stack;
  };
  return new Map(nodes.map(({ id }) => [id, partOf(stackOf(id))]));
}
