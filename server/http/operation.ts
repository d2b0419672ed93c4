import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Access } from '#domain/signIn/access.ts';
import { boundedText, cursorSchema, idSchema, shapedText } from '#domain/textSchema.ts';
import type { Deps } from './deps.ts';
import type { CustomerScope, Session } from './session.ts';
import type { WriteContext } from './write.ts';

export { createRoute };

/** All that an operation gets: who sends the request, the customer it is about, and the server's parts. */
export type Operation = Deps &
  WriteContext & {
    /** Who sends the request; null for an operation that needs no session. */
    readonly session: Session | null;
    /** The customer in the path; null when the path has none. */
    readonly scope: CustomerScope | null;
  };

export type Env = { Variables: { operation: Operation } };
export type Api = OpenAPIHono<Env>;

export const operationOf = (context: Context<Env>): Operation => context.get('operation');

/** Declares who may call an operation; `signIn/guard.ts` enforces exactly this. */
export const allow = (...access: Access) => ({ 'x-access': access });

/**
 * Declares that dieticians may call an operation before they have set up the second factor that their
 * practice demands: operations of the set-up, and those that leave it, such as signing out.
 */
export const beforeProof = { 'x-before-proof': true };

export const isBeforeProof = (route: object): boolean =>
  'x-before-proof' in route && route['x-before-proof'] === true;

/** Who may call an operation, read back from its declaration; undefined when it has none. */
export const accessOf = (route: object): Access | undefined =>
  'x-access' in route ? (route['x-access'] as Access) : undefined;

/** Declares that customers may call an operation without consent to the use of their health data. */
export const withoutConsent = { 'x-consent': 'not-needed' } as const;

/** Whether customers may call an operation only with their consent given. */
export const needsConsent = (route: object): boolean => !('x-consent' in route);

export const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** The id of the request in the log, for our own faults (500 and above). */
    requestId: z.string().optional(),
  }),
});

/** The body of a request. */
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** The body of an answer. */
export const json = <Schema extends z.ZodType>(schema: Schema, description = 'Done.') => ({
  description,
  content: { 'application/json': { schema } },
});

/** An answer without a body. */
export const nothing = { description: 'Done; there is nothing to say.' };

const reasons = {
  401: 'No session.',
  403: 'The role may not do this.',
  404: 'Unknown, or not to be seen by this person.',
  409: 'A rule refuses.',
  410: 'Used already, or too old.',
  412: 'Edited meanwhile.',
  413: 'Too large.',
  415: 'Of a type that is not taken.',
  422: 'Not valid; each field says why.',
  428: 'If-Match is missing.',
  429: 'Too often.',
} as const;

const refusal = (description: string) => json(errorSchema, description);

/** Answers with text that is JSON already. Nothing checks its shape. */
export const rawJson = (context: Context, json: string) =>
  // The types of an operation accept only answers that are made by `context.json`.
  context.body(json, 200, { 'content-type': 'application/json' }) as never;

/** Declares the refusals of an operation, beyond those that every operation may answer with. */
export function refusals<Status extends keyof typeof reasons>(...statuses: Status[]) {
  const entries = statuses.map((status) => [status, refusal(reasons[status])] as const);
  return Object.fromEntries(entries) as Record<Status, ReturnType<typeof refusal>>;
}

export const customerParams = z.object({ uid: idSchema });
export const itemParams = z.object({ uid: idSchema, id: idSchema });

export const ifMatchHeaders = z.object({
  // versions.ts refuses what is not a version, with a better sentence.
  'if-match': boundedText(64, { tooLong: 'A version in quotes, like "3".' })
    .optional()
    .meta({ description: 'The version this change is based on, quoted: `"3"`.' }),
});

export const idempotencyHeaders = z.object({
  'idempotency-key': shapedText(
    128,
    /^[\x21-\x7e]{8,128}$/,
    'A key has 8 to 128 visible ASCII characters.',
  )
    .optional()
    .meta({ description: 'The same key makes one object, however often it is sent.' }),
});

export const pageQuery = z.strictObject({
  after: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() });
