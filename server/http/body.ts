import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { MOST_BYTES } from './bodyLimit.ts';
import { tooLarge } from './errors.ts';
import { ApiFailure } from './failure.ts';

// The limit for all bodies arriving at one time: clients that begin many bodies and end none must not fill
// the memory.
const MOST_ARRIVING = 64 * 1024 * 1024;
// Enough for half a megabyte over a poor connection.
const LONGEST_MS = 60_000;

const PICTURES =
  /^\/api\/(profile-images\/|articles\/[^/]+\/pictures$|customers\/[^/]+\/(message-pictures|daily-progress\/[^/]+\/photos)$)/;

/**
 * A step before the routes that reads the body of a write and stores it where `context.req.text()` finds it.
 * It reads from Node's request itself: Hono's way over a web stream takes longer than all the rest of a small
 * write. Throws 413 for a body larger than its operation allows, whatever length the request states; 400 for
 * a body that is not UTF-8 or is cut off; 408 after a minute; 503 while too much arrives.
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
    // Pictures are larger and go to a file, not into memory: images/uploadedFile.ts reads them.
    if (PICTURES.test(context.req.path)) return next();
    const { incoming, outgoing } = context.env as HttpBindings;
    const most = mostBytes(context.req.method, context.req.path);
    const text = await textOf(incoming, { most, room, longestMs }).catch((error: unknown) => {
      // The rest of the body may still be arriving, so this connection cannot take another request.
      outgoing.setHeader('connection', 'close');
      throw error;
    });
    // Hono types it as a string, but awaits it wherever it is read.
    Object.assign(context.req.bodyCache, { text: Promise.resolve(text) });
    return next();
  };
}

/** How much may arrive at one time, in bytes; `take` returns false when there is no room. */
type Room = { take(bytes: number): boolean; give(bytes: number): void };

type Bounds = { readonly most: number; readonly room: Room; readonly longestMs: number };

async function textOf(
  incoming: IncomingMessage,
  { most, room, longestMs }: Bounds,
): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow()), longestMs);
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
    // Decoding would turn every wrong byte into a replacement character, which would be stored.
    if (isUtf8(body)) return body.toString('utf8');
    throw notText();
  } finally {
    clearTimeout(timer);
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
