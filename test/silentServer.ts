import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A service that hangs: it accepts every connection and never responds. */
export async function openSilent(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The number of connections so far. */
    met: () => sockets.size,
    /** Whether the last connection is still waiting for a response. */
    waits: () => [...sockets].at(-1)?.destroyed === false,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
