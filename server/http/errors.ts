import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { truncate } from '#domain/text.ts';
import { type Exceeded, exceededBy, noRoom } from '../db/limits.ts';
import type { Declarations } from '../db/noun.ts';
import { isConflict } from '../db/open.ts';
import { isStatementTimeout } from '../db/timeLimits.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { ApiFailure } from './failure.ts';
import type { Env } from './operation.ts';
import { requestIdOf, routeNameOf } from './response.ts';
import { say } from './words.ts';

// The message of a library's error may repeat what a client sent, at any length.
const CODE_MAX = 60;
const MESSAGE_MAX = 500;

export function answerError(error: unknown, context: Context<Env>): Response {
  const failure = failureToAnswer(error, context);
  if (failure.retryAfter) context.header('retry-after', String(failure.retryAfter));
  if (failure.status === 503) context.header('retry-after', '2');
  const { message, fields } = failure;
  const code = truncate(failure.code, CODE_MAX);
  // People can quote this id when they report a fault; the log also has it.
  const requestId = failure.status >= 500 ? requestIdOf(context) : undefined;
  return context.json(
    {
      error: {
        code,
        message: truncate(message, MESSAGE_MAX),
        ...(fields && { fields }),
        ...(requestId && { requestId }),
      },
    },
    failure.status as ContentfulStatusCode,
  );
}

/** The failure to answer for any thrown error. Logs our own faults (500 and above). */
export function failureToAnswer(error: unknown, context: Context<Env>): ApiFailure {
  const failure = failureOf(error, context.get('operation')?.declared);
  if (failure.status >= 500)
    log.error('request failed', {
      requestId: requestIdOf(context),
      method: context.req.method,
      route: routeNameOf(context),
      status: failure.status,
      // An unreachable database needs only the reason in the log; other faults need the stack.
      error: failure.status === 503 ? wordsOf(error) : error,
    });
  return failure;
}

/** The failure that corresponds to anything that was thrown; logs nothing. */
export function failureOf(error: unknown, declared?: Declarations): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const exceeded = exceededBy(error);
  if (exceeded) return limitFailure(exceeded, declared);
  if (error instanceof HTTPException) return httpFailure(error);
  if (isConflict(error)) return new ApiFailure(503, 'busy', say.othersChangedTheSame);
  if (isStatementTimeout(error)) return new ApiFailure(503, 'busy', say.databaseTooLong);
  if (isAway(error))
    return new ApiFailure(
      503,
      'database-away',
      // After a connection was lost during a commit, it is unknown whether the data was stored.
      say.databaseAway,
    );
  if (isFull(error)) return new ApiFailure(507, 'disk-full', say.diskFull);
  return new ApiFailure(500, 'internal', say.ourFault);
}

function limitFailure({ table, of }: Exceeded, declared?: Declarations): ApiFailure {
  if (of !== 'writes') {
    const limit = declared?.tables[table]?.limit;
    const { code, message } = limit && 'full' in limit ? limit.full() : noRoom();
    return new ApiFailure(409, code, message);
  }
  // The database counts anew when an hour of its clock begins.
  const retryAfter = HOUR_S - (Math.floor(Date.now() / 1000) % HOUR_S);
  const minutes = Math.ceil(retryAfter / 60);
  return new ApiFailure(429, 'too-much-an-hour', say.savedALot(minutes), { retryAfter });
}

const HOUR_S = 3600;

function httpFailure(error: HTTPException): ApiFailure {
  if (error.status === 415)
    return new ApiFailure(415, 'wrong-type', 'Send JSON, with content-type application/json.');
  if (error.status === 413) return tooLarge();
  return new ApiFailure(400, 'malformed', 'The body is not JSON.');
}

export const tooLarge = () => new ApiFailure(413, 'too-large', say.tooLarge);

// Codes of PostgreSQL and of sockets for a connection that is lost, refused or shut down; and the
// messages of errors that `pg` itself throws without a code.
const AWAY =
  /^(08...|57P0[1-5]|25P03|25006|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end|database is locked/i;

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A missing socket file means a missing PostgreSQL; any other missing file does not.
  if (code === 'ENOENT') return syscall === 'connect';
  return (typeof code === 'string' && AWAY.test(code)) || AWAY_WORDS.test(error.message);
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === '53100' || code === 'ENOSPC' || /database or disk is full/.test(error.message);
}
