import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { setSchemaMessages } from '#domain/textSchema.ts';
import { type AuditEvent, EVERY_CUSTOMER, entryOf } from '../audit/entry.ts';
import { isSentFile, MOST_BYTES, roomsForBodies, takeBody, VISITOR_BYTES } from './body.ts';
import type { Deps } from './deps.ts';
import { ApiFailure } from './failure.ts';
import { inputReader } from './input.ts';
import {
  type Api,
  type Asked,
  type Audited,
  auditedBy,
  type Declared,
  type Env,
  type Operation,
  routeOf,
} from './operation.ts';
import { addressOf } from './origin.ts';
import { setRouteName } from './response.ts';
import { type CustomerScope, hidingNumbers, type Session, scopeOf, sessionOf } from './session.ts';
import type { ConsentOf } from './write.ts';

setSchemaMessages();

/** Who sends a request, and the customer that it is about; each null when there is none. */
export type Proven = { readonly session: Session | null; readonly scope: CustomerScope | null };

/** Checks a request against what its operation declares. Throws 401, 403 or 404. */
type Guard = (declared: Declared, path: string) => (context: Context<Env>) => Promise<Proven>;

/**
 * An API in which each operation is guarded by its own declaration. Throws when an operation is
 * registered that does not declare who may call it, or that is about a customer and does not declare
 * what the audit records: the server then does not start.
 */
export function createApi(deps: Deps, guard: Guard): Api {
  const api = new OpenAPIHono<Env>();
  const rooms = roomsForBodies();
  const operation = (declared: Declared & { answer(asked: Asked): unknown }) => {
    const route = routeOf(declared);
    const called = `${route.method} ${route.path}`;
    if (declared.by.length === 0) throw new Error(`${called} does not declare who may call it`);
    const prove = guard(declared, route.path);
    const takesBody = route.request?.body !== undefined && !isSentFile(route);
    const read = inputReader(route);
    const audited = auditedBy(declared);
    if (!audited && namesCustomer(route.path))
      throw new Error(`${called} does not declare what of a customer it reads or changes`);
    for (const thing of audited?.to ?? [])
      if (!deps.declared.audited[thing])
        throw new Error(`${called} names ${thing}, which no noun declares`);
    const needsConsent =
      audited !== undefined && route.method !== 'get' && !declared.withoutConsent;
    const madeAs = declared.makes ? 201 : 200;
    api.openAPIRegistry.registerPath(route);
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const name = `/api${route.path}`;
    api.on(route.method, path, async (context: Context<Env>) => {
      setRouteName(context, name);
      const proven = await prove(context);
      if (takesBody) {
        const { session } = proven;
        const bounds = session
          ? { room: rooms.people, sender: session.id, most: MOST_BYTES }
          : { room: rooms.visitors, sender: addressOf(deps.config, context), most: VISITOR_BYTES };
        await takeBody(context, bounds);
      }
      const events = audited ? auditEventsOf(deps, audited, context, proven.session) : [];
      const [change] = audited?.does === 'reads' ? [] : events;
      context.set('operation', {
        ...deps,
        ...proven,
        entry: change ? entryOf(change) : null,
        consentOf: needsConsent ? consentOf(context, proven.session) : null,
      } satisfies Operation);
      await read(context);
      if (declared.ifMatch === 'needed') requireVersion(context);
      const response = asResponse(context, await declared.answer(askedIn(context)), madeAs);
      if (audited?.does === 'reads' && response.ok)
        for (const each of events) await deps.readings.add(each);
      return proven.session?.hidesNumbers ? hidingNumbers(response) : response;
    });
  };
  const openapi = () => {
    throw new Error('An operation is added by `operation`, with its declaration');
  };
  return Object.assign(api, { operation: operation as unknown as Api['operation'], openapi });
}

const askedIn = (context: Context<Env>): Asked => ({
  context,
  operation: context.get('operation'),
  get scope() {
    return scopeOf(context);
  },
  get session() {
    return sessionOf(context);
  },
  get params() {
    return context.req.valid('param' as never);
  },
  get query() {
    return context.req.valid('query' as never);
  },
  get input() {
    return context.req.valid('json' as never);
  },
  get version() {
    const { 'if-match': sent } = context.req.valid('header' as never) as { 'if-match'?: string };
    return sent === undefined ? undefined : Number(sent.slice(1, -1));
  },
});

function requireVersion(context: Context<Env>): void {
  if (context.req.header('if-match') !== undefined) return;
  const message = 'Say which version this change is based on, in If-Match.';
  throw new ApiFailure(428, 'if-match-missing', message);
}

function asResponse(context: Context<Env>, answered: unknown, status: 200 | 201): Response {
  if (answered instanceof Response) return answered;
  return answered === undefined ? context.body(null, 204) : context.json(answered, status);
}

/** Whether the path of an operation names a person whose data it is about. */
export const namesCustomer = (path: string): boolean =>
  /^\/(customers|profile-images)\/\{uid\}/.test(path);

/**
 * What the audit records of this request: accesses of a dietician to somebody else's data. Nothing is
 * recorded for people who use their own data, or for a customer who looks at a dietician.
 */
function auditEventsOf(
  { config, now }: Deps,
  { does, to }: Audited,
  context: Context<Env>,
  session: Session | null,
): AuditEvent[] {
  const customerId = context.req.param('uid') ?? EVERY_CUSTOMER;
  if (session?.role !== 'client' || session.id === customerId) return [];
  const address = addressOf(config, context);
  const who = { actorId: session.id, customerId, address, at: now() };
  return to.map((what) => ({ what, does, ...who }));
}

/** Whose consent a change needs; null when a dietician changes their own data. */
function consentOf(context: Context<Env>, session: Session | null): ConsentOf | null {
  const customerId = context.req.param('uid');
  const byDietician = session?.role === 'client';
  if (!session || !customerId || (byDietician && customerId === session.id)) return null;
  return { customerId, byDietician };
}
