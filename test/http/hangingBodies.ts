import { connect, type Socket } from 'node:net';

/** How many visitors hang in the tests of [T-N3]; 129 were enough to shut everybody out. */
export const MANY = 200;

type Hanging = {
  /** The status of each that was answered. */
  readonly statuses: readonly number[];
  end(): void;
};

/**
 * Opens many connections without a cookie, each of which begins a body of `bytes`, sends all but its end, and
 * waits. Resolves once the server has taken of each what it takes. `from` is the address that they come from.
 */
export async function hangBodies(
  url: string,
  { path, bytes, from = '127.0.0.1' }: { path: string; bytes: number; from?: string },
): Promise<Hanging> {
  const { hostname, port } = new URL(url);
  const statuses: number[] = [];
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${url}`,
    'content-type: application/json',
    `content-length: ${bytes}`,
  ];
  const one = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      socket.on('error', () => resolve(socket)).on('close', () => resolve(socket));
      socket.setEncoding('utf8').once('data', (text: string) => {
        statuses.push(Number(text.split(' ')[1]));
        resolve(socket);
      });
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write('x'.repeat(bytes - 10), () => resolve(socket));
    });
  const sockets = await Promise.all(Array.from({ length: MANY }, one));
  return {
    statuses,
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
