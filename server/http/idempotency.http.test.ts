import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { createApi } from './createApi.ts';
import { answerError } from './errors.ts';
import { createOnce } from './idempotency.ts';
import type { Session } from './session.ts';

const thing = z.strictObject({ name: z.string() });
const made = z.strictObject({ nth: z.number() });

/** A server that makes things by two methods, for whoever the header `who` names. */
async function makingThings(engine: RunningEngine) {
  const api = createApi(engine.server.deps, () => async (context) => ({
    session: { id: context.req.header('who') } as Session,
    scope: null,
  }));
  api.onError(answerError);
  let nth = 0;
  for (const method of ['post', 'put'] as const)
    api.operation({
      [method]: '/things/{of}',
      summary: 'Make a thing',
      by: ['user'],
      params: { of: z.string() },
      once: true,
      takes: thing,
      makes: made,
      answer: ({ context, input }) =>
        createOnce(context, input, async () => {
          nth += 1;
          return { nth };
        }),
    });
  const respond = getRequestListener(api.fetch);
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async send({ who = '', method = 'POST', of = 'anna', name = 'oats', key = 'the-one-key' }) {
      const answer = await fetch(`http://127.0.0.1:${port}/things/${of}`, {
        method,
        headers: { who, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name }),
      });
      return answer.status === 201 ? ((await answer.json()) as { nth: number }).nth : answer.status;
    },
    end: () => server.close(),
  };
}

onEachEngine('One key', (engine) => {
  it('[T-N7] is one person’s, one method’s and one path’s; another body there is 422', async () => {
    const { send, end } = await makingThings(engine);
    const [{ id: who }, { id: other }] = [
      await engine.make.aDietician(),
      await engine.make.aDietician(),
    ];
    expect(await send({ who })).toBe(1);
    expect(await send({ who, of: 'bea' })).toBe(2);
    expect(await send({ who, method: 'PUT' })).toBe(3);
    expect(await send({ who: other })).toBe(4);
    // Each is answered as before, and only the body makes a refusal.
    expect(await send({ who })).toBe(1);
    expect(await send({ who, of: 'bea' })).toBe(2);
    expect(await send({ who, method: 'PUT' })).toBe(3);
    expect(await send({ who: other })).toBe(4);
    expect(await send({ who, of: 'bea', name: 'rye' })).toBe(422);
    expect(await send({ who, method: 'PUT', name: 'rye' })).toBe(422);
    end();
  });
});
