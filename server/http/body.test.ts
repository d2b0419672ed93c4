import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { roomFor, takeBody } from './body.ts';
import { answerError } from './errors.ts';

const KB = 1024;

type Bounds = { all?: number; each?: number; longestMs?: number };

/** A server with these bounds that answers the number of characters in a body; the path names its sender. */
async function aServer({ all = 1000 * KB, each = all, ...bounds }: Bounds) {
  const app = new Hono();
  const room = roomFor({ all, each });
  app.onError(answerError as never);
  app.post('*', async (context) => {
    await takeBody(context, { most: 512 * KB, room, sender: context.req.path, ...bounds });
    return context.text(String((await context.req.text()).length));
  });
  const respond = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (body: string, sender = 'anna') => {
    const answer = await fetch(`http://127.0.0.1:${port}/${sender}`, { method: 'POST', body });
    return [answer.status, answer.headers.get('connection'), await answer.text()] as const;
  };
  /** Begins a body of 500 kB and never ends it. */
  const begin = async (bytes: number, sender = 'anna'): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`POST /${sender} HTTP/1.1\r\nhost: x\r\ncontent-length: ${500 * KB}\r\n\r\n`);
    await new Promise((resolve) => socket.write('x'.repeat(bytes), resolve));
    return socket;
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { send, begin, close };
}

it('bodies that never end fill no memory: beyond a bound others are told to come back', async () => {
  const { send, begin, close } = await aServer({ all: 1000 * KB });
  const begun = await Promise.all([begin(400 * KB, 'bea'), begin(400 * KB, 'carl')]);
  expect(await send('x'.repeat(100 * KB))).toEqual([200, 'keep-alive', String(100 * KB)]);
  await expect.poll(async () => (await send('x'.repeat(300 * KB)))[0]).toBe(503);
  expect(await send('small')).toEqual([200, 'keep-alive', '5']);
  for (const socket of begun) socket.destroy();
  await expect.poll(async () => (await send('x'.repeat(300 * KB)))[0]).toBe(200);
  close();
});

it('[T-N3] who sends a lot at one time uses up their own share, and nobody else’s', async () => {
  const { send, begin, close } = await aServer({ each: 300 * KB });
  await begin(250 * KB, 'mallory');
  await expect.poll(async () => (await send('x'.repeat(100 * KB), 'mallory'))[0]).toBe(429);
  expect((await send('x'.repeat(290 * KB), 'anna'))[0]).toBe(200);
  expect((await send('x'.repeat(40 * KB), 'mallory'))[0]).toBe(200);
  close();
});

it('a body that creeps is cut off in time', async () => {
  const { begin, close } = await aServer({ longestMs: 100 });
  const socket = await begin(10);
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard).toContain('"too-slow"');
  close();
});
