import { promisify } from 'node:util';
import { constants, inflate, inflateSync } from 'node:zlib';
import type { Context } from 'hono';
import * as z from 'zod';
import { messageFileSchema } from '#domain/conversations/conversationSchema.ts';
import { FILE_TYPE, fileNameOf, STORED_FILE } from '#domain/conversations/message.ts';
import type { Refusal } from '#domain/refusal.ts';
import { boundedText, shapedText } from '#domain/textSchema.ts';
import type { Db } from '../db/open.ts';
import { notFound } from '../http/failure.ts';
import type { Api, Env } from '../http/operation.ts';
import { scopeOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { closingWhenRefused, receiveFile } from '../images/receive.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';
import { say } from '../words.ts';
import {
  type Changing,
  changingOf,
  lockConversation,
  requireMayWrite,
  sideOf,
} from './changing.ts';
import { maySee } from './pictures.ts';

const inflated = promisify(inflate);

/**
 * What makes a reader run, open, send or unpack something. Scripts need `/JavaScript` or a rendition; a file within
 * the file needs `/EF`; `/AA` is what happens without a press. The short names have to be followed by what belongs
 * there, so that none of these is found in a compressed picture by chance.
 */
const HARMFUL =
  /\/(?:JavaScript|EmbeddedFiles?|FileAttachment|Launch|SubmitForm|ImportData|GoTo[ER]|RichMedia|Rendition|OnInstantiate)(?![A-Za-z0-9])|\/S\s{0,9}\/Thread(?![A-Za-z0-9])|\/(?:AA|EF|XFA)\s*(?:<<|\[|\d+\s+\d+\s+R)/;

/** What a reader does as it opens the file: to go to a page is usual, and so is a link that waits for a press. */
const OPENS_ADDRESS = /\/OpenAction\s*<<[^>]{0,1000}\/URI(?![A-Za-z0-9])/;
const MOST_OPENED = 10;
const OPENS_OBJECT = /\/OpenAction\s+(\d{1,10})\s+\d+\s+R/g;

/** An object stream begins with pairs of numbers: of each object in it, and where it begins. */
const BEGINS_AS_OBJECTS = /^[\s\0]*\d+\s+\d+\s/;

const MOST_STREAMS = 20_000;
const MOST_OBJECT_BYTES = 16 * 1024 * 1024;
const HEAD_BYTES = 512;
const TAIL_BYTES = 2048;
/** After so many streams other requests get a turn. */
const TURN = 200;

/**
 * Why a file is not taken; null for a PDF without scripts, files within it, and a password. Names in a PDF may be
 * written with codes, `/J#61vaScript`, and objects may be compressed: both are undone. What cannot be looked into is
 * refused.
 */
export async function pdfRefusal(bytes: Buffer): Promise<Refusal | null> {
  const whole = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(whole) || !whole.slice(-TAIL_BYTES).includes('%%EOF'))
    return { code: 'not-a-pdf', message: say.notAPdf };
  const named = decoded(whole);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(named)) return { code: 'pdf-locked', message: say.pdfLocked };
  if (HARMFUL.test(named)) return { code: 'pdf-harmful', message: say.pdfHarmful };
  const objects = await objectStreams(bytes, whole);
  const announced = named.match(/\/ObjStm(?![A-Za-z0-9])/g)?.length ?? 0;
  if (!objects || objects.length < announced) return { code: 'pdf-unread', message: say.pdfUnread };
  const texts = [named, ...objects.map(decoded)];
  const isHarmful = texts.some((each) => HARMFUL.test(each) || OPENS_ADDRESS.test(each));
  return isHarmful || opensAddress(texts) ? { code: 'pdf-harmful', message: say.pdfHarmful } : null;
}

/** Whether the object that is done as the file opens leads to an address. */
function opensAddress([whole = '', ...objects]: readonly string[]): boolean {
  const numbers = new Set(
    [whole, ...objects].flatMap((each) =>
      [...each.matchAll(OPENS_OBJECT)].map(([, number = '']) => number),
    ),
  );
  // Each save of a file may write another; no honest file has many.
  if (numbers.size > MOST_OPENED) return true;
  return [...numbers].some((number) => {
    const begins = [...whole.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj`, 'g'))];
    if (begins.length > MOST_OPENED) return true;
    const loose = begins.map(({ index }) => whole.slice(index, whole.indexOf('endobj', index)));
    const packed = objects.map((each) => objectIn(each, number));
    return [...loose, ...packed].some((each) => /\/URI(?![A-Za-z0-9])/.test(each));
  });
}

/** An object of a stream, which begins with the number and the place of each; '' for one that is not in it. */
function objectIn(stream: string, number: string): string {
  const head = /^(?:[\s\0]*\d+\s+\d+)+\s*/.exec(stream)?.[0] ?? '';
  const numbers = head.match(/\d+/g) ?? [];
  const at = numbers.findIndex((each, nth) => nth % 2 === 0 && each === number);
  if (at < 0) return '';
  const place = (of: number) => head.length + Number(numbers[of] ?? stream.length);
  return stream.slice(place(at + 1), place(at + 3));
}

/** Without the codes that names may be written with. */
const decoded = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * The texts of all streams that contain objects, whatever their dictionaries say: readers disagree about which parts
 * of a broken file count. Null when there are too many.
 */
async function objectStreams(bytes: Buffer, whole: string): Promise<string[] | null> {
  const texts: string[] = [];
  let [streams, size] = [0, 0];
  for (const { 0: word, index } of whole.matchAll(/stream\r?\n?/g)) {
    streams += 1;
    if (streams > MOST_STREAMS) return null;
    if (streams % TURN === 0) await new Promise((turn) => setImmediate(turn));
    const from = bytes.subarray(index + word.length);
    if (!beginsAsObjects(from)) continue;
    const text = await wholeOf(from, MOST_OBJECT_BYTES - size);
    if (text === null) return null;
    size += text.length;
    texts.push(text);
  }
  return texts;
}

const PARTLY = { finishFlush: constants.Z_SYNC_FLUSH } as const;

function beginsAsObjects(from: Buffer): boolean {
  const [first = 0, second = 0] = from;
  // The two bytes that every compressed stream begins with.
  if ((first & 0x0f) !== 8 || (first * 256 + second) % 31 !== 0) return false;
  try {
    const head = inflateSync(from.subarray(0, HEAD_BYTES), PARTLY);
    return BEGINS_AS_OBJECTS.test(head.toString('latin1'));
  } catch {
    return false;
  }
}

async function wholeOf(from: Buffer, most: number): Promise<string | null> {
  try {
    const text = await inflated(from, { ...PARTLY, maxOutputLength: Math.max(1, most) });
    return text.toString('latin1');
  } catch {
    return null;
  }
}

type File = { readonly filename: string; readonly name: string; readonly bytes: number };

/** Stores a file until its message is sent; only its writer may see it until then. */
async function keepFile(
  { operation, running, scope: { customerId }, actorId }: Changing,
  file: File,
): Promise<void> {
  const addedAt = operation.now().toISOString();
  await running.db
    .insertInto('messageFile')
    .values({ customerId, ...file, writerId: actorId, addedAt })
    .execute();
  await forgetLeftover(running.db, customerId, file.filename);
  running.changed('conversation', customerId);
}

async function nameOf(db: Db, customerId: string, filename: string): Promise<string> {
  const { name } = await db
    .selectFrom('messageFile')
    .select('name')
    .where('customerId', '=', customerId)
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow();
  return name;
}

/** Answers with a file that browsers save and never show: what others made does not run as a page of ours. */
const fileOf = (context: Context<Env>, bytes: Uint8Array, name: string) =>
  context.body(new Uint8Array(bytes), 200, {
    'content-type': FILE_TYPE,
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });

const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const path = '/customers/{uid}/message-files';
const binary = { schema: { type: 'string', format: 'binary' } } as const;

export function messageFileRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    post: path,
    summary: 'Add a PDF for one’s next message; none with scripts or files in it, or a password',
    by: ['owner', 'assistant'],
    changes: 'message-file',
    query: z.strictObject({ name: boundedText(300).default('') }),
    takes: { required: true, content: { [FILE_TYPE]: binary } },
    makes: messageFileSchema,
    refuses: [409, 413, 415, 429],
    answer: async ({ context, session, operation, query }) =>
      closingWhenRefused(context, async () => {
        const scope = scopeOf(context);
        const side = sideOf(context);
        await requireMayWrite(deps.db, scope, { now: deps.now, side });
        const name = fileNameOf(query.name);
        const sent = {
          ownerId: scope.customerId,
          by: session.id,
          type: FILE_TYPE,
          ending: 'pdf',
          refusal: pdfRefusal,
        };
        const fileId = await receiveFile(deps, context, sent, (filename, bytes) =>
          write(operation, async (running) => {
            const changing = changingOf(context, running);
            await lockConversation(changing);
            await requireMayWrite(running.db, scope, { now: deps.now, side });
            await keepFile(changing, { filename, name, bytes });
            return filename;
          }),
        );
        return { fileId, name };
      }),
  });

  api.operation({
    get: `${path}/{filename}`,
    summary: 'A file of a message, to be saved; of one that is not sent yet, one’s own',
    by: ['owner', 'dietician'],
    reads: 'message',
    params: { filename: shapedText(60, STORED_FILE) },
    responses: {
      200: { description: 'The file.', content: { [FILE_TYPE]: binary } },
    },
    answer: async ({ context, scope, session, params: { filename } }) => {
      const { customerId } = scope;
      const may = await maySee(deps.db, 'messageFile', scope, filename, session.id);
      const bytes = may && (await fromStorage(deps.images.read(customerId, filename)));
      if (!bytes) throw notFound();
      return fileOf(context, bytes, await nameOf(deps.db, customerId, filename));
    },
  });
}
