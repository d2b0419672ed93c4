import { expect, it } from 'vitest';
import * as z from 'zod';
import { onSqlite } from '#test/engines.ts';
import { type Shape, shapeSchema, typesOf } from '#test/fuzz/shape.ts';
import { LEAST_BYTES, MOST_BYTES } from './bodyLimit.ts';

onSqlite('A body', (engine) => {
  const send = (path: string, body: string | ReadableStream, method = 'POST') => {
    // fetch requires this for a streamed body; its types do not know it yet.
    const inPieces = { duplex: 'half' };
    return fetch(`${engine.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: engine.url },
      body,
      ...inPieces,
    });
  };
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  const writes = () => engine.operations.filter(({ bodies }) => 'application/json' in bodies);

  it('[T-C2] [T-K1] of more than its operation can need is 413, whether it says so or comes in pieces', async () => {
    const tooMuch = text(LEAST_BYTES + 1);
    const inPieces = new Blob([tooMuch]).stream();
    for (const body of [tooMuch, inPieces])
      expect((await send('/api/auth/sign-in', body)).status).toBe(413);
    expect((await send('/api/auth/sign-in', text(LEAST_BYTES))).status).toBe(422);
  });

  it('[T-K1] no operation takes more than half a megabyte, and none that is open to all takes 200 kB', async () => {
    for (const { method, path, access = [] } of writes()) {
      const bytes = access.includes('anyone') ? 200_000 : MOST_BYTES + 1;
      const answer = await send(path, text(bytes), method.toUpperCase());
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });

  it('[T-K1] every operation has room for the longest that its document allows, each letter escaped', async () => {
    for (const { method, path, bodies } of writes()) {
      const shape = shapeSchema.parse(bodies['application/json']);
      const body = JSON.stringify(longest(shape)).replaceAll('é', '\\u00e9');
      const answer = await send(path, body, method.toUpperCase());
      expect([path, body.length, answer.status]).not.toEqual([path, body.length, 413]);
    }
  });
});

const sizedSchema = z.looseObject({ maxItems: z.number().optional() });

function longest(shape: Shape): unknown {
  const { anyOf = [], properties = {}, items, maxLength = 0 } = shape;
  const enumerated = shape.enum?.at(-1);
  if (enumerated !== undefined) return enumerated;
  const all = anyOf.map(longest);
  const [largest] = all.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (largest !== undefined) return largest;
  const types = typesOf(shape);
  if (types.has('object'))
    return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, longest(of)]));
  if (types.has('array') && items)
    return Array(sizedSchema.parse(shape).maxItems ?? 1).fill(longest(items));
  if (types.has('boolean')) return true;
  return types.has('string') ? 'é'.repeat(maxLength) : 0;
}
