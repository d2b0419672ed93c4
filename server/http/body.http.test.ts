import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { onSqlite } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { PASSWORD, type Person, todayOf } from '#test/factories/people.ts';
import { cookieOf } from '#test/faults/ask.ts';
import { type Shape, shapeSchema, typesOf } from '#test/fuzz/shape.ts';
import { hangBodies, MANY } from '#test/http/hangingBodies.ts';
import { MOST_BYTES, VISITOR_BYTES } from './body.ts';

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

  it('[T-C2] [T-K1] of more than is allowed is 413, whether it says so or comes in pieces', async () => {
    const tooMuch = text(VISITOR_BYTES + 1);
    const inPieces = new Blob([tooMuch]).stream();
    for (const body of [tooMuch, inPieces])
      expect((await send('/api/auth/sign-in', body)).status).toBe(413);
    expect((await send('/api/auth/sign-in', text(VISITOR_BYTES))).status).toBe(422);
  });

  it('[T-N3] [T-K1] a visitor sends 16 kB at most: to nothing that is open to all more, to all else nothing', async () => {
    expect(VISITOR_BYTES).toBe(16 * 1024);
    for (const { method, path, access = [] } of writes()) {
      const answer = await send(path, text(VISITOR_BYTES + 1), method.toUpperCase());
      expect([path, answer.status]).toEqual([path, access.includes('anyone') ? 413 : 401]);
    }
  });

  it('[T-K1] no operation takes more than half a megabyte of somebody who may use it', async () => {
    const people = await thePeople();
    for (const { method, path, access = [] } of writes()) {
      const ofPractice = (['dietician', 'assistant', 'practiceOwner'] as const).some((each) =>
        access.includes(each),
      );
      const who = ofPractice ? people.dietician : people.customer;
      const at = path.replace('{uid}', people.customer.id);
      const answer = await send(at, text(MOST_BYTES + 1), method.toUpperCase(), who);
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });

  it('[T-K1] every operation has room for the longest that its document allows', async () => {
    const people = await thePeople();
    // A questionnaire has a most for all its questions together, which a document cannot say; and nobody types a
    // hundred answers of four thousand letters on two devices before either has sent any.
    const ofAll = writes().filter(({ path }) => !/questionnaires(\/\{id\})?$/.test(path));
    for (const { method, path, bodies, access = [] } of ofAll) {
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

/** A proxy that passes every byte on as it comes, and says from where. */
async function aStreamingProxy(target: string) {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    const passed = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method ?? 'GET',
      headers,
    });
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    end() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

onSqlite(
  'While many visitors hang,',
  (engine) => {
    const write = async (url: string, path: string, body: object, who: Person | null) => {
      const answer = await fetch(`${url}${path}`, {
        method: path.includes('/daily-progress/') ? 'PATCH' : 'POST',
        headers: {
          origin: url,
          'content-type': 'application/json',
          ...(who && { cookie: cookieOf(who) }),
        },
        body: JSON.stringify(body),
      });
      return answer.status;
    };

    const everybodyWrites = async (url: string) => {
      const customer = await engine.make.aCustomer();
      const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
      expect(await write(url, day, wholeDay(), customer)).toBeLessThan(300);
      const signIn = { email: customer.email, password: PASSWORD };
      expect(await write(url, '/api/auth/sign-in', signIn, null)).toBe(200);
    };

    const everybodyWritesBesides = async (url: string) => {
      const plans = `/api/customers/${crypto.randomUUID()}/diet-plans`;
      const large = await hangBodies(url, { path: plans, bytes: 450_000, from: '127.0.0.2' });
      await everybodyWrites(url);
      // All of them were answered before their bodies ended.
      await expect.poll(() => large.statuses.length).toBe(MANY);
      expect(new Set(large.statuses)).toEqual(new Set([401]));
      const contact = '/api/contact-messages';
      const small = await hangBodies(url, { path: contact, bytes: 16_000, from: '127.0.0.2' });
      await everybodyWrites(url);
      // Only the share of their own network is used up.
      await expect.poll(() => small.statuses.length).toBeGreaterThan(MANY / 2);
      expect(new Set(small.statuses)).toEqual(new Set([429]));
      large.end();
      small.end();
    };

    it('[T-N3] everybody else writes and logs in', () => everybodyWritesBesides(engine.url));

    it('[T-N3] so they do behind a proxy that passes on each byte as it comes', async () => {
      const proxy = await aStreamingProxy(engine.url);
      await everybodyWritesBesides(proxy.url);
      proxy.end();
    });
  },
  { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1000' },
);
