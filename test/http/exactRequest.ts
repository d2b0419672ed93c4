import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
const LONGEST_MS = 60_000;

/**
 * Sends a path exactly as written: `fetch` would normalise its dots, slashes and escapes. Throws if there is
 * no response within 20 seconds.
 */
export async function exactRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Uint8Array,
): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const sending = request({ hostname, port, method, path, headers, agent, signal });
  sending.end(body);
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (!answer) throw new Error('There was no answer.');
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text };
}
