import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { boundedBody } from './body.ts';
import { answerError } from './errors.ts';

const KB = 1024;

/** A server with these bounds that answers the number of characters in a body. */
async function aServer(bounds: Parameters<typeof boundedBody>[0]) {
  const app = new Hono<never>();
  app.onError(answerError as never);
  app.post('*', boundedBody(bounds), async (context) =>
    context.text(String((await context.req.text()).length)),
  );
  const respond = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (body: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
    return [answer.status, answer.headers.get('connection'), await answer.text()] as const;
  };
  /** Begins a body of 500 kB and never ends it. */
  const begin = async (bytes: number): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${500 * KB}\r\n\r\n`);
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
  const { send, begin, close } = await aServer({ mostArriving: 1000 * KB });
  const begun = await Promise.all([begin(400 * KB), begin(400 * KB)]);
  expect(await send('x'.repeat(100 * KB))).toEqual([200, 'keep-alive', String(100 * KB)]);
  await expect.poll(async () => (await send('x'.repeat(300 * KB)))[0]).toBe(503);
  expect(await send('small')).toEqual([200, 'keep-alive', '5']);
  for (const socket of begun) socket.destroy();
  await expect.poll(async () => (await send('x'.repeat(300 * KB)))[0]).toBe(200);
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
