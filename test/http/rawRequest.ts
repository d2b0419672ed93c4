import { once } from 'node:events';
import { connect } from 'node:net';

/** A response as it came over the wire. */
export type RawAnswer = { status: number; headers: Headers; body: string };

/** Sends bytes that no HTTP client would send, and reads until the server closes the connection. */
export async function rawRequest(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const whole = body.replace(/^[\da-f]+\r\n(.*)\r\n0\r\n\r\n$/s, '$1');
  return { status: Number(first.split(' ')[1]), headers, body: whole };
}
