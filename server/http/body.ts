import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Room } from './arriving.ts';
import { tooLarge } from './errors.ts';
import { ApiFailure } from './failure.ts';

// Enough for half a megabyte over a poor connection.
const LONGEST_MS = 60_000;

type Bounds = {
  readonly most: number;
  readonly room: Room;
  /** Whose share of the room it takes: a person, or a visitor's network. */
  readonly sender: string;
  readonly longestMs?: number;
};

/**
 * Reads the body of a write and stores it where `context.req.text()` finds it. It reads from Node's request
 * itself: Hono's way over a web stream takes longer than all the rest of a small write. Throws 413 for a body
 * of more than `most` bytes, whatever length the request states; 400 for a body that is not UTF-8 or is cut
 * off; 408 after a minute; 429 while too much arrives of this sender, and 503 of all.
 */
export async function takeBody(context: Context, bounds: Bounds): Promise<void> {
  const { incoming, outgoing } = context.env as HttpBindings;
  const text = await textOf(incoming, bounds).catch((error: unknown) => {
    // The rest of the body may still be arriving, so this connection cannot take another request.
    outgoing.setHeader('connection', 'close');
    throw error;
  });
  // Hono types it as a string, but awaits it wherever it is read.
  Object.assign(context.req.bodyCache, { text: Promise.resolve(text) });
}

async function textOf(
  incoming: IncomingMessage,
  { most, room, sender, longestMs = LONGEST_MS }: Bounds,
): Promise<string> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  // It can end while the guard looks for the session: no event would tell.
  if (incoming.destroyed) throw cutOff();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow()), longestMs);
      incoming.on('data', (chunk: Buffer) => {
        if (bytes + chunk.length > most) return reject(tooLarge());
        const got = room.take(sender, chunk.length);
        if (got !== 'taken') return reject(got === 'full' ? tooMuch() : tooMuchOfOne());
        bytes += chunk.length;
        chunks.push(chunk);
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
    room.give(sender, bytes);
    chunks.length = 0;
  }
}

const notText = () => new ApiFailure(400, 'malformed', 'The body is not text in UTF-8.');
const cutOff = () => new ApiFailure(400, 'cut-off', 'The request broke off before its end.');
const tooSlow = () =>
  new ApiFailure(408, 'too-slow', 'The request did not arrive in time. Try again.');
const tooMuch = () =>
  new ApiFailure(503, 'busy', 'Too much is arriving just now. Try again in a moment.');
const tooMuchOfOne = () =>
  new ApiFailure(429, 'busy', 'Too much is arriving from here. Try again in a moment.', {
    retryAfter: 2,
  });
