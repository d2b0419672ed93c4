import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { MOST_BYTES } from './bodyLimit.ts';
import { tooLarge } from './errors.ts';
import { ApiFailure } from './failure.ts';

// Of all that are arriving at one time: whoever begins many and ends none fills no memory.
const MOST_ARRIVING = 64 * 1024 * 1024;
// Half a megabyte over a poor connection.
const LONGEST_MS = 60_000;

/**
 * Reads a body straight from the socket, as much as its operation may need, and leaves it where the
 * validators look: the detour over a web stream costs more than all else of a small write.
 * Throws 413, also for a body that lies about its length or names none; 400 for what is no UTF-8;
 * 408 for one that takes longer than a minute, 503 while too much arrives at once.
 */
export function boundedBody({
  mostBytes = (_method: string, _path: string) => MOST_BYTES,
  mostArriving = MOST_ARRIVING,
  longestMs = LONGEST_MS,
} = {}): MiddlewareHandler {
  let arriving = 0;
  const room: Room = {
    take(bytes) {
      if (arriving + bytes > mostArriving) return false;
      arriving += bytes;
      return true;
    },
    give(bytes) {
      arriving -= bytes;
    },
  };
  return async (context, next) => {
    // A picture is more than that, and never in memory at once: images/incoming.ts reads it.
    if (context.req.path.startsWith('/api/profile-images/')) return next();
    const { incoming, outgoing } = context.env as HttpBindings;
    const most = mostBytes(context.req.method, context.req.path);
    const text = await textOf(incoming, { most, room, longestMs }).catch((error: unknown) => {
      // The rest of the body is still on its way: this connection takes no further request.
      outgoing.setHeader('connection', 'close');
      throw error;
    });
    // Typed as text, yet every reader of it awaits it.
    Object.assign(context.req.bodyCache, { text: Promise.resolve(text) });
    return next();
  };
}

type Room = { take(bytes: number): boolean; give(bytes: number): void };

type Bounds = { readonly most: number; readonly room: Room; readonly longestMs: number };

async function textOf(
  incoming: IncomingMessage,
  { most, room, longestMs }: Bounds,
): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let late: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(tooSlow()), longestMs);
      incoming.on('data', (chunk: Buffer) => {
        if (bytes + chunk.length > most) reject(tooLarge());
        else if (!room.take(chunk.length)) reject(tooMuch());
        else {
          bytes += chunk.length;
          chunks.push(chunk);
        }
      });
      incoming.on('end', resolve);
      incoming.on('error', () => reject(cutOff()));
      incoming.on('aborted', () => reject(cutOff()));
    });
    const body = Buffer.concat(chunks);
    // Decoded all the same, each wrong byte would be stored as a replacement character.
    if (isUtf8(body)) return body.toString('utf8');
    throw notText();
  } finally {
    clearTimeout(late);
    incoming.removeAllListeners('data');
    room.give(bytes);
    chunks.length = 0;
  }
}

const notText = () => new ApiFailure(400, 'malformed', 'The body is not text in UTF-8.');
const cutOff = () => new ApiFailure(400, 'cut-off', 'The request broke off before its end.');
const tooSlow = () =>
  new ApiFailure(408, 'too-slow', 'The request did not arrive in time. Try again.');
const tooMuch = () =>
  new ApiFailure(503, 'busy', 'Too much is arriving just now. Try again in a moment.');
