import type { Context } from 'hono';
import * as z from 'zod';
import { messageFileSchema } from '#domain/conversations/conversationSchema.ts';
import { FILE_TYPE, fileNameOf, STORED_FILE } from '#domain/conversations/file.ts';
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
import {
  type Changing,
  changingOf,
  lockConversation,
  requireMayWrite,
  sideOf,
} from './changing.ts';
import { pdfRefusal } from './pdf.ts';
import { maySee } from './pictures.ts';

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
