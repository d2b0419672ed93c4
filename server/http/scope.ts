import type { Context } from 'hono';
import { type Day, dayIn } from '#domain/day.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Session } from '../signIn/session.ts';
import type { Deps } from './deps.ts';
import { consentWithdrawn, notFound, unauthenticated } from './failure.ts';
import type { Env } from './operation.ts';

declare const proven: unique symbol;

/**
 * A customer whose data the actor of this request may touch. Only the guard makes one, so a query
 * that takes it cannot be reached without the check.
 */
export type CustomerScope = {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly [proven]: true;
};

type Person = {
  id: string;
  consent: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  timeZone: string | null;
};

const customerById = compiled<{ id: string }, Person>((db, value) =>
  db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified', 'timeZone', 'consent'])
    .where('id', '=', value('id'))
    .where('role', '=', 'customer'),
);

const asScope = (person: Person) =>
  ({
    customerId: person.id,
    name: person.name,
    email: person.email,
    emailVerified: Boolean(person.emailVerified),
    timeZone: person.timeZone ?? 'UTC',
  }) as CustomerScope;

/**
 * For guard.ts: the customer of the path, whom `session` was already found to be allowed. Throws 403
 * for a dietician where they have withdrawn their consent.
 */
export async function proveScope(
  db: Db,
  session: Session,
  customerId: string,
): Promise<CustomerScope> {
  if (session.id === customerId && session.role === 'customer') return asScope(session);
  const [person] = await customerById(db, { id: customerId });
  if (!person) throw notFound();
  if (person.consent === 'withdrawn') throw consentWithdrawn();
  return asScope(person);
}

export function sessionOf(context: Context<Env>): Session {
  const session = context.get('session');
  if (!session) throw unauthenticated();
  return session;
}

export function scopeOf(context: Context<Env>): CustomerScope {
  const scope = context.get('scope');
  if (!scope) throw new Error(`${context.req.path} has no customer in its path`);
  return scope;
}

// Asked with every request of a customer; a calendar turns its page on a whole minute.
const todays = new Map<string, { minute: number; day: Day }>();

/** Today in the customer's own calendar. */
export function todayOf(deps: Deps, person: { readonly timeZone: string | null }): Day {
  const timeZone = person.timeZone ?? 'UTC';
  const at = deps.now();
  const minute = Math.floor(at.getTime() / 60_000);
  const known = todays.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = dayIn(timeZone, at);
  todays.set(timeZone, { minute, day });
  return day;
}
