import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { proofAgainSchema } from '#domain/signIn/secondFactorSchema.ts';
import type { Deps } from '../http/deps.ts';
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
  const takeTurn = turns(deps);
  /** Throws 409 while a file is being made, whoever made it and in whichever instance; else returns what ends the turn. */
  const requireTurn = async () => {
    const end = await takeTurn();
    if (end === null) throw new ApiFailure(409, 'under-way', say.allDataUnderWay);
    return end;
  };
  const nameOf = (session: { sessionId: string }) => `all-data:${session.sessionId}`;

  api.operation({
    post: '/practice/all-data',
    summary:
      'Let this session download all data once, within ten minutes, for who proves anew who they are',
    by: ['practiceOwner'],
    takes: proofAgainSchema,
    refuses: [409, 429],
    answer: async ({ context, session, input: proof }) => {
      await (await requireTurn())();
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
    refuses: [409],
    responses: {
      200: {
        description: 'The file.',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
    answer: async ({ context, session }) => {
      const end = await requireTurn();
      try {
        const at = deps.now();
        if ((await takeVerification(deps.db, nameOf(session), at)) === null)
          throw new ApiFailure(403, 'prove-again', say.proveForAllData);
        // Loaded at its first use, as a start is to be quick.
        const { openFileOf } = await import('./backup.ts');
        const file = await begun(openFileOf(deps), stalledMs, end);
        const day = at.toISOString().slice(0, 10);
        return context.body(Readable.toWeb(file) as ReadableStream<Uint8Array>, 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="weekplate-all-data-${day}.zip"`,
        });
      } catch (error) {
        await end();
        if (!(error instanceof BackupError)) throw error;
        log.error('all data not taken out', { error: wordsOf(error) });
        throw new ApiFailure(503, 'storage-away', say.picturesAway);
      }
    },
  });
}

// Another number than those of migrate.ts and setUp.ts.
const LOCK = 7_335_754;

/** Ends a turn. */
type End = () => Promise<void>;

/**
 * Makes a function that takes the turn to make a file, which reads the whole database: one at a time, in all
 * instances together. Null while another has it. On PostgreSQL a connection holds the turn, so it ends with its
 * process too; a SQLite file has one server.
 */
function turns({ db, engine }: Pick<Deps, 'db' | 'engine'>): () => Promise<End | null> {
  let isTaken = false;
  if (engine === 'sqlite')
    return async () => {
      if (isTaken) return null;
      isTaken = true;
      return async () => {
        isTaken = false;
      };
    };
  return () =>
    new Promise((resolve, reject) => {
      const ended = Promise.withResolvers<void>();
      const holding = db.connection().execute(async (connection) => {
        const { rows } = await sql<{ isOurs: boolean }>`
          select pg_try_advisory_lock(${sql.lit(LOCK)}) as "isOurs"`.execute(connection);
        if (!rows[0]?.isOurs) return resolve(null);
        resolve(() => {
          ended.resolve();
          // If the connection has ended, so has the turn.
          return holding.catch(() => undefined);
        });
        await ended.promise;
        await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
      });
      holding.catch(reject);
    });
}

/**
 * The file as a stream, once its first bytes are made: what fails before is an answer, and not half a file. It ends
 * when nobody takes its bytes any more; then, and before its last bytes are read, the turn ends.
 */
async function begun(
  bytes: AsyncGenerator<Uint8Array>,
  stalledMs: number,
  end: End,
): Promise<Readable> {
  const first = await bytes.next();
  const file = Readable.from(taken(), { objectMode: false });
  const stalled = setTimeout(() => file.destroy(new Error('Nobody takes the file.')), stalledMs);
  file.on('error', (error) => log.warn('all data not taken out', { error: wordsOf(error) }));
  file.once('close', () => {
    clearTimeout(stalled);
    bytes.return(undefined).catch(() => undefined);
    void end();
  });
  return file;

  async function* taken() {
    if (!first.done) yield first.value;
    for await (const part of bytes) {
      stalled.refresh();
      yield part;
    }
    await end();
  }
}
