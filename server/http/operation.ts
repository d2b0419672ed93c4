import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { AuditAction } from '#domain/audit/auditSchema.ts';
import { daysBetween } from '#domain/day.ts';
import { daySchema } from '#domain/daySchema.ts';
import { type Access, readersOf } from '#domain/signIn/access.ts';
import { cursorSchema, idSchema, shapedText } from '#domain/textSchema.ts';
import { say } from '../words.ts';
import type { Deps } from './deps.ts';
import type { CustomerScope, Session } from './session.ts';
import type { WriteContext } from './write.ts';

/** All that an operation gets: who sends the request, the customer it is about, and the server's parts. */
export type Operation = Deps &
  WriteContext & {
    /** Who sends the request; null for an operation that needs no session. */
    readonly session: Session | null;
    /** The customer in the path; null when the path has none. */
    readonly scope: CustomerScope | null;
  };

/** The things that an operation reads, changes or deletes, each with an entry of its own in the audit. */
export type Audited = { readonly does: AuditAction; readonly to: readonly string[] };

export type Env = { Variables: { operation: Operation } };

export const operationOf = (context: Context<Env>): Operation => context.get('operation');

/** An API whose operations are added with their declarations, and in no other way; see createApi.ts. */
export type Api = Hono<Env> &
  Pick<OpenAPIHono<Env>, 'getOpenAPI31Document' | 'openAPIRegistry'> & {
    readonly operation: AddOperation;
  };

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Shapes = Readonly<Record<string, z.ZodType>>;
type ParamsOf<Path extends string, Params extends Shapes> = {
  [Name in NamesIn<Path>]: Name extends keyof Params ? z.output<Params[Name]> : string;
};

type Content = NonNullable<NonNullable<RouteConfig['request']>['body']>;

/**
 * What an operation says of itself: where it is, who may call it, what it is sent and what it answers. The
 * refusals that follow from this (no session, not a valid body) need not be listed.
 */
export type Declared<
  Path extends string = string,
  Params extends Shapes = Shapes,
  Query extends z.ZodType = z.ZodType,
  Takes extends z.ZodType = z.ZodType,
  Gives extends z.ZodType = z.ZodType,
> = {
  /** The path, under the method: `get: '/customers/{uid}'`. A part in braces is an id, unless `params` says more. */
  readonly get?: Path;
  readonly post?: Path;
  readonly put?: Path;
  readonly patch?: Path;
  readonly delete?: Path;
  readonly summary: string;
  readonly description?: string;
  /** Who may call it, and what dieticians may read, assistants too: see {@link accessOf}. */
  readonly by: Access;
  /** It answers with a file of people's data to take away, which is not for assistants. */
  readonly takesOut?: true;
  /** Callable by dieticians who have yet to set up the second factor that their practice demands. */
  readonly beforeProof?: true;
  /** Callable by customers without consent to the use of their health data. */
  readonly withoutConsent?: true;
  /** The things of a customer that it reads, or the one that it changes or deletes, for the audit. */
  readonly reads?: string | readonly string[];
  readonly changes?: string;
  readonly deletes?: string;
  readonly params?: Params;
  readonly query?: Query;
  /** Makes one thing for each Idempotency-Key, by `createOnce`. */
  readonly once?: true;
  /** The version that a change is based on, in If-Match. */
  readonly ifMatch?: 'needed' | 'optional';
  /** The body: a schema for JSON, or another content. */
  readonly takes?: Takes | Content;
  /** The JSON of the answer. Without any of these three it answers 204, with nothing. */
  readonly gives?: Gives;
  /** The same, of something new: 201. */
  readonly makes?: Gives;
  /** Answers that are not JSON. */
  readonly responses?: RouteConfig['responses'];
  readonly refuses?: readonly (keyof typeof reasons)[];
};

/** A request, as its operation reads it. Each part is checked by then; to ask for one that is not declared throws. */
export type Asked<Params = unknown, Query = unknown, Input = unknown, Version = unknown> = {
  readonly context: Context<Env>;
  readonly operation: Operation;
  readonly scope: CustomerScope;
  /** Who asks. */
  readonly session: Session;
  readonly params: Params;
  readonly query: Query;
  /** The body. */
  readonly input: Input;
  /** The version in If-Match; undefined only where it is optional. */
  readonly version: Version;
};

type VersionOf = { needed: number; optional: number | undefined };

type AddOperation = <
  const Path extends string,
  Params extends Shapes = Record<never, never>,
  Query extends z.ZodType = z.ZodType,
  Takes extends z.ZodType = z.ZodType,
  Gives extends z.ZodType = z.ZodVoid,
  Match extends 'needed' | 'optional' = never,
>(
  declared: Declared<Path, Params, Query, Takes, Gives> & {
    readonly ifMatch?: Match;
    /** Answers a request with what is declared: a value for JSON, nothing, or a whole response. */
    answer(
      asked: Asked<ParamsOf<Path, Params>, z.output<Query>, z.output<Takes>, VersionOf[Match]>,
    ): z.input<Gives> | Response | Promise<z.input<Gives> | Response>;
  },
) => void;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** What may be said at most once: an operation has one method, one answer, and does one thing. */
const ONE_OF = [
  METHODS,
  ['reads', 'changes', 'deletes'],
  ['gives', 'makes'],
  ['once', 'ifMatch'],
] as const;

/** Who may call an operation; `signIn/guard.ts` enforces exactly this. */
export const accessOf = ({ by, get, takesOut }: Declared): Access =>
  get === undefined || takesOut ? by : readersOf(by);

/** The same declaration in the words of OpenAPI. Throws when it contradicts itself, or names no method. */
export function routeOf(declared: Declared): RouteConfig {
  for (const names of ONE_OF) {
    const said = names.filter((each) => declared[each] !== undefined);
    if (said.length > 1)
      throw new Error(`'${declared.summary}' declares both ${said.join(' and ')}`);
  }
  const method = METHODS.find((each) => declared[each] !== undefined);
  const path = method && declared[method];
  if (!method || path === undefined) throw new Error(`No method for '${declared.summary}'`);
  const { summary, description, params, query, once, ifMatch, takes } = declared;
  const audited = auditedBy(declared);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ids = Object.fromEntries(names.map((name) => [name, idSchema]));
  const headers = once ? idempotencyHeaders : ifMatch && ifMatchHeaders;
  return {
    method,
    path,
    summary,
    ...(description && { description }),
    'x-access': accessOf(declared),
    ...(audited && { 'x-audit': audited }),
    ...(declared.withoutConsent && { 'x-consent': 'not-needed' }),
    ...(declared.beforeProof && { 'x-before-proof': true }),
    request: {
      ...(names.length > 0 && { params: z.object({ ...ids, ...params }) }),
      ...(query && { query: query as z.ZodObject }),
      ...(headers && { headers }),
      ...(takes && { body: takes instanceof z.ZodType ? body(takes) : takes }),
    },
    responses: { ...answersOf(declared), ...refusals(refusalsOf(declared, path)) },
  };
}

/** What an operation declares for the audit; undefined when it declares nothing. */
export function auditedBy({ reads, changes, deletes }: Declared): Audited | undefined {
  if (reads !== undefined) return { does: 'reads', to: [reads].flat() };
  if (changes !== undefined) return { does: 'changes', to: [changes] };
  return deletes === undefined ? undefined : { does: 'deletes', to: [deletes] };
}

function answersOf({ gives, makes, responses }: Declared): RouteConfig['responses'] {
  if (gives) return { 200: json(gives), ...responses };
  if (makes) return { 201: json(makes), ...responses };
  return responses ?? { 204: { description: 'Done; there is nothing to say.' } };
}

function refusalsOf(declared: Declared, path: string) {
  const { by, query, takes, ifMatch, refuses = [], beforeProof, withoutConsent } = declared;
  const all = new Set(refuses);
  if (!by.includes('anyone')) all.add(401);
  // A role, a second factor or a consent may be missing; see signIn/guard.ts.
  const isForAll = by.includes('user') && beforeProof && withoutConsent;
  if (!by.includes('anyone') && !isForAll) all.add(403);
  if (path.includes('{')) all.add(404);
  if (query || takes || ifMatch) all.add(422);
  if (ifMatch) all.add(412);
  if (ifMatch === 'needed') all.add(428);
  return [...all].sort();
}

export const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** The id of the request in the log, for our own faults (500 and above). */
    requestId: z.string().optional(),
  }),
});

const body = (schema: z.ZodType) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const json = (schema: z.ZodType, description = 'Done.') => ({
  description,
  content: { 'application/json': { schema } },
});

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

const refusals = (statuses: readonly (keyof typeof reasons)[]) =>
  Object.fromEntries(statuses.map((status) => [status, json(errorSchema, reasons[status])]));

const ifMatchHeaders = z.object({
  'if-match': shapedText(64, /^"\d{1,9}"$/, 'A version in quotes, like "3".')
    .optional()
    .meta({ description: 'The version this change is based on, quoted: `"3"`.' }),
});

const idempotencyHeaders = z.object({
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

// A quarter of a year.
const MOST_DAYS = 92;

/** The schema of a query with a range of days: `from` and `to`, both or neither, at most `most` days. */
export const dayRangeQuery = (most = MOST_DAYS) =>
  z
    .strictObject({ from: daySchema.optional(), to: daySchema.optional() })
    .superRefine(({ from, to }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (Boolean(from) !== Boolean(to)) refuse(say.bothFromAndTo);
      if (from && to && (from > to || daysBetween(from, to) >= most)) refuse(say.mostDays(most));
    });
