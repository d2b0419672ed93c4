import { expect, it } from 'vitest';
import * as z from 'zod';
import { onSqlite } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { cookieOf } from '#test/faults/ask.ts';
import { type Shape, shapeSchema, typesOf } from '#test/fuzz/shape.ts';
import { LEAST_BYTES, MOST_BYTES } from './body.ts';

onSqlite('A body', (engine) => {
  const send = (
    path: string,
    body: string | ReadableStream,
    method = 'POST',
    who: Person | null = null,
  ) => {
    // fetch requires this for a streamed body; its types do not know it yet.
    const inPieces = { duplex: 'half' };
    return fetch(`${engine.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: engine.url,
        ...(who && { cookie: cookieOf(who) }),
      },
      body,
      ...inPieces,
    });
  };
  const text = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
  const thePeople = async () => ({
    customer: await engine.make.aCustomer(),
    dietician: await engine.make.aDietician(),
  });
  const writes = () => engine.operations.filter(({ bodies }) => 'application/json' in bodies);

  it('[T-C2] [T-K1] of more than its operation can need is 413, whether it says so or comes in pieces', async () => {
    const tooMuch = text(LEAST_BYTES + 1);
    const inPieces = new Blob([tooMuch]).stream();
    for (const body of [tooMuch, inPieces])
      expect((await send('/api/auth/sign-in', body)).status).toBe(413);
    expect((await send('/api/auth/sign-in', text(LEAST_BYTES))).status).toBe(422);
  });

  it('[T-N3] [T-K1] a visitor sends 16 kB at most: to nothing that is open to all more, to all else nothing', async () => {
    expect(LEAST_BYTES).toBe(16 * 1024);
    for (const { method, path, access = [] } of writes()) {
      const answer = await send(path, text(LEAST_BYTES + 1), method.toUpperCase());
      expect([path, answer.status]).toEqual([path, access.includes('anyone') ? 413 : 401]);
    }
  });

  it('[T-K1] no operation takes more than half a megabyte of somebody who may use it', async () => {
    const people = await thePeople();
    for (const { method, path, access = [] } of writes()) {
      const who = access.includes('dietician') ? people.dietician : people.customer;
      const at = path.replace('{uid}', people.customer.id);
      const answer = await send(at, text(MOST_BYTES + 1), method.toUpperCase(), who);
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });

  it('[T-K1] every operation has room for the longest that its document allows', async () => {
    const people = await thePeople();
    for (const { method, path, bodies, access = [] } of writes()) {
      const shape = shapeSchema.parse(bodies['application/json']);
      const who = access.includes('dietician') ? people.dietician : people.customer;
      // Somebody who has signed in may have each letter escaped.
      const json = JSON.stringify(longest(shape));
      const body = access.includes('anyone')
        ? json.replaceAll('é', '€')
        : json.replaceAll('é', '\\u00e9');
      const at = path.replace('{uid}', people.customer.id);
      const answer = await send(at, body, method.toUpperCase(), who);
      expect([path, body.length, answer.status]).not.toEqual([path, body.length, 413]);
    }
  });
});

const sizedSchema = z.looseObject({ maxItems: z.number().optional() });

function longest(shape: Shape): unknown {
  const { anyOf = [], properties = {}, items, maxLength = 0, pattern } = shape;
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
  // Only texts without a pattern have letters of several bytes.
  return types.has('string') ? (pattern ? 'a' : 'é').repeat(maxLength) : 0;
}
