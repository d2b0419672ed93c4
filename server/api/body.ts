import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { tooLarge } from './errors.ts';
import { ApiFailure } from './failure.ts';

// A plan of 56 full cells is a tenth of this.
const MOST_BYTES = 512 * 1024;

/**
 * Reads a body straight from the socket, at most half a megabyte of it, and leaves it where the
 * validators look: the detour over a web stream costs more than all else of a small write.
 * Throws 413, also for a body that lies about its length or names none; 400 for what is no UTF-8.
 */
export const boundedBody: MiddlewareHandler = async (context, next) => {
  // A picture is more than that, and never in memory at once: images/incoming.ts reads it.
  if (context.req.path.startsWith('/api/profile-images/')) return next();
  const { incoming, outgoing } = context.env as HttpBindings;
  const text = await textOf(incoming).catch((error: unknown) => {
    // The rest of the body is still on its way: this connection takes no further request.
    outgoing.setHeader('connection', 'close');
    throw error;
  });
  // Typed as text, yet every reader of it awaits it.
  Object.assign(context.req.bodyCache, { text: Promise.resolve(text) });
  return next();
};

function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) reject(tooLarge());
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) chunks.push(chunk);
      else {
        incoming.removeAllListeners('data');
        reject(tooLarge());
      }
    });
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      // Decoded all the same, each wrong byte would be stored as a replacement character.
      if (isUtf8(body)) resolve(body.toString('utf8'));
      else reject(notText());
    });
    incoming.on('error', () => reject(cutOff()));
    incoming.on('aborted', () => reject(cutOff()));
  });
}

const notText = () => new ApiFailure(400, 'malformed', 'The body is not text in UTF-8.');
const cutOff = () => new ApiFailure(400, 'cut-off', 'The request broke off before its end.');
