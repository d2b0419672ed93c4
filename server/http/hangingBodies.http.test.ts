import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { onSqlite } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { PASSWORD, type Person, todayOf } from '#test/factories/people.ts';
import { cookieOf } from '#test/faults/ask.ts';
import { hangBodies, MANY } from '#test/http/hangingBodies.ts';

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
        method: path.includes('/daily-progress/') ? 'PUT' : 'POST',
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
      expect(await write(url, day, dayInput(), customer)).toBeLessThan(300);
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
