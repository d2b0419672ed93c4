import { Readable } from 'node:stream';
import { proofAgainSchema } from '#domain/signIn/secondFactorSchema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { ImageDeps } from '../images/squares.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { countTry } from '../signIn/limits.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { storeVerification, takeVerification } from '../signIn/sealedLink.ts';
import { say } from '../words.ts';
import { BackupError } from './manifest.ts';

const OPEN_MS = 10 * 60_000;
/** A reader that takes nothing for so long is gone; meanwhile the file keeps a snapshot of the database. */
const STALLED_MS = 2 * 60_000;

/** All data of the practice, as a file that a browser saves while it is made. */
export function backupRoutes(api: Api, deps: ImageDeps, stalledMs = STALLED_MS): void {
  const nameOf = (session: { sessionId: string }) => `all-data:${session.sessionId}`;

  api.operation({
    post: '/practice/all-data',
    summary:
      'Let this session download all data once, within ten minutes, for who proves anew who they are',
    by: ['practiceOwner'],
    takes: proofAgainSchema,
    refuses: [429],
    answer: async ({ context, session, input: proof }) => {
      await proveAgain(deps, context, session, proof);
      await countTry(deps, 'allDataByPerson', session.id);
      const at = deps.now();
      const opened = { identifier: nameOf(session), value: session.id, at, lastsMs: OPEN_MS };
      await storeVerification(deps.db, opened);
    },
  });

  api.operation({
    get: '/practice/all-data',
    summary: 'All data of the practice, as a ZIP file of CSV, JSON and pictures',
    by: ['practiceOwner'],
    reads: 'all-data',
    responses: {
      200: {
        description: 'The file.',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    answer: async ({ context, session }) => {
      const at = deps.now();
      if ((await takeVerification(deps.db, nameOf(session), at)) === null)
        throw new ApiFailure(403, 'prove-again', say.proveForAllData);
      try {
        // Loaded at its first use, as a start is to be quick.
        const { openFileOf } = await import('./backup.ts');
        const file = await begun(openFileOf(deps), stalledMs);
        const day = at.toISOString().slice(0, 10);
        return context.body(Readable.toWeb(file) as ReadableStream<Uint8Array>, 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="weekplate-all-data-${day}.zip"`,
        });
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        log.error('all data not taken out', { error: wordsOf(error) });
        throw new ApiFailure(503, 'storage-away', say.picturesAway);
      }
    },
  });
}

/**
 * The file as a stream, once its first bytes are made: what fails before is an answer, and not half a file. It ends
 * when nobody takes its bytes any more.
 */
async function begun(bytes: AsyncGenerator<Uint8Array>, stalledMs: number): Promise<Readable> {
  const first = await bytes.next();
  const file = Readable.from(taken(), { objectMode: false });
  const stalled = setTimeout(() => file.destroy(new Error('Nobody takes the file.')), stalledMs);
  file.on('error', (error) => log.warn('all data not taken out', { error: wordsOf(error) }));
  file.once('close', () => {
    clearTimeout(stalled);
    bytes.return(undefined).catch(() => undefined);
  });
  return file;

  async function* taken() {
    if (!first.done) yield first.value;
    for await (const part of bytes) {
      stalled.refresh();
      yield part;
    }
  }
}
