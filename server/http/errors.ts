import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { cutTo } from '#domain/text.ts';
import { isTooLong } from '../db/timeLimits.ts';
import { isConflict } from '../db/transaction.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { ApiFailure } from './failure.ts';
import { nameOfRoute, requestIdOf } from './loggedResponse.ts';
import type { Env } from './operation.ts';

// What a library has thrown may hold what was sent to it.
const CODE_MAX = 60;
const MESSAGE_MAX = 500;

/** Turns whatever was thrown into the one body that every error has. */
export function answerError(error: unknown, context: Context<Env>): Response {
  const failure = failureToAnswer(error, context);
  if (failure.retryAfter) context.header('retry-after', String(failure.retryAfter));
  if (failure.status === 503) context.header('retry-after', '2');
  const { message, fields } = failure;
  const code = cutTo(failure.code, CODE_MAX);
  // Whoever asks what went wrong can say which request it was; the log has it by the same name.
  const requestId = failure.status >= 500 ? requestIdOf(context) : undefined;
  return context.json(
    {
      error: {
        code,
        message: cutTo(message, MESSAGE_MAX),
        ...(fields && { fields }),
        ...(requestId && { requestId }),
      },
    },
    failure.status as ContentfulStatusCode,
  );
}

/** What to say of something that was thrown; what is our own fault is logged. */
export function failureToAnswer(error: unknown, context: Context<Env>): ApiFailure {
  const failure = failureOf(error);
  if (failure.status >= 500)
    log.error('request failed', {
      requestId: requestIdOf(context),
      method: context.req.method,
      route: nameOfRoute(context),
      status: failure.status,
      // Of a database that is away the reason is all there is to know; else where it came from.
      error: failure.status === 503 ? wordsOf(error) : error,
    });
  return failure;
}

/** What to say of something that was thrown, before anybody is told. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof HTTPException) return httpFailure(error);
  if (isConflict(error))
    return new ApiFailure(
      503,
      'busy',
      'Others changed the same thing at the same moment. Nothing was changed; try again in a moment.',
    );
  if (isTooLong(error))
    return new ApiFailure(
      503,
      'busy',
      'The database took too long. Nothing was changed; try again in a moment.',
    );
  if (isAway(error))
    return new ApiFailure(
      503,
      'database-away',
      // Lost while it was storing, it may have stored: nobody can know yet.
      'The database cannot be reached just now. Try again in a moment, and look what is there.',
    );
  if (isFull(error))
    return new ApiFailure(
      507,
      'disk-full',
      'The disk of the server is full. Nothing was changed; tell your practice.',
    );
  return new ApiFailure(
    500,
    'internal',
    'Something went wrong on our side. Try again in a moment.',
  );
}

function httpFailure(error: HTTPException): ApiFailure {
  if (error.status === 415)
    return new ApiFailure(415, 'wrong-type', 'Send JSON, with content-type application/json.');
  if (error.status === 413) return tooLarge();
  return new ApiFailure(400, 'malformed', 'The body is not JSON.');
}

export const tooLarge = () =>
  new ApiFailure(413, 'too-large', 'This is more than the server takes at once.');

// Connection lost, refused or shut down; and what pg itself throws while it has no connection.
const AWAY =
  /^(08...|57P0[1-5]|25P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|not queryable|pool after calling end|database is locked/i;

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A socket of PostgreSQL that is gone; of any other file it says nothing about the database.
  if (code === 'ENOENT') return syscall === 'connect';
  return (typeof code === 'string' && AWAY.test(code)) || AWAY_WORDS.test(error.message);
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === '53100' || code === 'ENOSPC' || /database or disk is full/.test(error.message);
}
