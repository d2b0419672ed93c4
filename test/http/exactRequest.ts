import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Sends a path exactly as written: `fetch` would tidy up its dots, slashes and escapes. */
export async function exactRequest(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(url);
  const sending = request({ hostname, port, method, path, headers, agent });
  sending.end(body);
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (!answer) throw new Error('There was no answer.');
  let text = '';
  answer.setEncoding('utf8');
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text };
}
