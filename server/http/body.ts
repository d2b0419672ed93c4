import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { tooLarge } from './errors.ts';
import { ApiFailure } from './failure.ts';
import type { Api } from './operation.ts';
import { say } from './words.ts';

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
const cutOff = () => new ApiFailure(400, 'cut-off', say.cutOff);
const tooSlow = () => new ApiFailure(408, 'too-slow', say.tooSlow);
const tooMuch = () => new ApiFailure(503, 'busy', say.tooBusy);
const tooMuchOfOne = () =>
  new ApiFailure(429, 'busy', say.tooMuchAtOnce, {
    retryAfter: 2,
  });

/** The most of somebody who has signed in. A plan with 56 full cells is a tenth of this. */
export const MOST_BYTES = 512 * 1024;

/** The most of a visitor. */
export const VISITOR_BYTES = 16 * 1024;

/** Whether an operation is sent a picture or a PDF, which goes to a file, not into memory: images/receive.ts. */
export const isSentFile = ({ request }: RouteConfig): boolean =>
  Object.keys(request?.body?.content ?? {}).some((type) =>
    /^(image\/|application\/pdf$)/.test(type),
  );

type DeclaredPath = { readonly route: RouteConfig; readonly parts: readonly string[] };

/** The declared operations by the number of parts of their path: every request looks for its own. */
const byLength = new WeakMap<Api, Map<number, DeclaredPath[]>>();

function operationsOf(api: Api): Map<number, DeclaredPath[]> {
  const all = api.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [{ route: definition.route, parts: definition.route.path.split('/') }]
      : [],
  );
  const grouped = Map.groupBy(all, ({ parts }) => parts.length);
  byLength.set(api, grouped);
  return grouped;
}

/**
 * The operations of any method whose declared path matches that of a request, `/api/customers/c1`. All
 * operations have to be registered before the first request.
 */
export function routesMatching(api: Api, path: string): RouteConfig[] {
  const given = path.replace(/^\/api/, '').split('/');
  const operations = byLength.get(api) ?? operationsOf(api);
  return (operations.get(given.length) ?? [])
    .filter(({ parts }) =>
      parts.every((part, index) => part.startsWith('{') || part === given[index]),
    )
    .map(({ route }) => route);
}

const KB = 1024;
const MB = 1024 * KB;

/** Where the bytes of bodies under way are counted, so that senders who begin many fill no memory. */
type Room = {
  /** Whether there is room for that much more of this sender: `all` is used up, or their own share. */
  take(sender: string, bytes: number): 'taken' | 'share-full' | 'full';
  give(sender: string, bytes: number): void;
};

/** Room for `all` bytes, of which one sender gets no more than `each`. */
export function roomFor({ all, each }: { readonly all: number; readonly each: number }): Room {
  const shares = new Map<string, number>();
  let taken = 0;
  const add = (sender: string, bytes: number) => {
    taken += bytes;
    const share = (shares.get(sender) ?? 0) + bytes;
    if (share > 0) shares.set(sender, share);
    else shares.delete(sender);
  };
  return {
    take(sender, bytes) {
      if ((shares.get(sender) ?? 0) + bytes > each) return 'share-full';
      if (taken + bytes > all) return 'full';
      add(sender, bytes);
      return 'taken';
    },
    give: (sender, bytes) => add(sender, -bytes),
  };
}

/**
 * The two rooms of a server. Visitors without a session have their own, shared by network, so that they never
 * use up that of people who have signed in, which is shared by person.
 */
export const roomsForBodies = () => ({
  visitors: roomFor({ all: 8 * MB, each: 512 * KB }),
  people: roomFor({ all: 64 * MB, each: 4 * MB }),
});
