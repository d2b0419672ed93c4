import type { RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { truncate } from '#domain/text.ts';
import { ApiFailure, notFound } from './failure.ts';
import type { Env } from './operation.ts';

type Reader = (context: Context<Env>) => void | Promise<void>;

/**
 * Makes a function that parses query, path, headers and body of a request by the schemas of its
 * operation, for `context.req.valid(…)`. One step for all of them: a middleware for each takes longer
 * than the checks. The function throws 404 for an identifier that cannot exist, 415 for another content
 * type, 400 for a body that is not JSON, and 422.
 */
export function inputReader({ request }: RouteConfig): Reader {
  const { query, params, headers, body } = request ?? {};
  const readers: Reader[] = [];
  if (isSchema(query))
    readers.push((context) => keep(context, 'query', checked(query, queryOf(context))));
  if (isSchema(params))
    readers.push((context) => {
      const parsed = params.safeParse(context.req.param());
      if (!parsed.success) throw notFound();
      keep(context, 'param', parsed.data);
    });
  if (isSchema(headers))
    readers.push((context) => keep(context, 'header', checked(headers, context.req.header())));
  const content = body?.content['application/json'];
  const json = content && 'schema' in content ? content.schema : undefined;
  if (isSchema(json))
    readers.push(async (context) => keep(context, 'json', checked(json, await jsonOf(context))));
  return async (context) => {
    for (const read of readers) await read(context);
  };
}

const isSchema = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType;

function keep(context: Context, part: 'query' | 'param' | 'header' | 'json', value: unknown): void {
  context.req.addValidatedData(part, value as object);
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues);
}

function queryOf(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

// Bodies are decoded as UTF-8, so a text in another charset would be stored wrongly.
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

async function jsonOf(context: Context): Promise<unknown> {
  const type = context.req.header('content-type');
  const text = await context.req.text();
  if (type === undefined && text === '') return {};
  if (!JSON_TYPE.test(type ?? ''))
    throw new ApiFailure(415, 'wrong-type', 'Send JSON, with content-type application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure(400, 'malformed', 'The body is not JSON.');
  }
}

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
};

// A plan in which every cell is wrong has 72.
const MOST_FIELDS = 80;
// Enough of the undeclared fields to see what was mistyped; a request may have a thousand of them.
const MOST_UNKNOWN = 5;
const NAME_MAX = 100;

/**
 * 422 with a sentence for each wrong field, by its dotted path. Its size is bounded whatever was sent:
 * names from the request are cut, and only the first few are listed.
 */
export function invalid(issues: readonly Issue[]): ApiFailure {
  // A map, since a request may name a field __proto__ or constructor.
  const fields = new Map<string, string>();
  const say = (path: string, message: string) => {
    const name = truncate(path, NAME_MAX);
    if (!fields.has(name)) fields.set(name, message);
  };
  let unknown = 0;
  for (const issue of issues) {
    if (fields.size >= MOST_FIELDS) break;
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      const named = (issue.keys ?? []).slice(0, MOST_UNKNOWN - unknown);
      unknown += named.length;
      for (const key of named) say(path ? `${path}.${key}` : key, 'There is no such field.');
    } else say(path || 'body', issue.message);
  }
  return new ApiFailure(422, 'invalid', 'Some fields are not right yet.', {
    fields: Object.fromEntries(fields),
  });
}
