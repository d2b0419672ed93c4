import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A neighbour that hangs: it takes every connection and never says a word. */
export async function openSilent(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** How many have come so far. */
    met: () => sockets.size,
    /** Whether whoever came last is still waiting for a word. */
    waits: () => [...sockets].at(-1)?.destroyed === false,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
