import type { Context } from 'hono';
import { decide, mustConsent } from '#domain/signIn/access.ts';
import { isId } from '#domain/text.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Proven } from '../http/createApi.ts';
import type { Deps } from '../http/deps.ts';
import {
  consentNeeded,
  consentWithdrawn,
  forbidden,
  mustProve,
  notFound,
  unauthenticated,
} from '../http/failure.ts';
import { accessOf, type Declared, type Env } from '../http/operation.ts';
import type { CustomerScope, Session } from '../http/session.ts';
import { nowReadBy } from '../reader.ts';
import { findSession } from './session.ts';

/**
 * Enforces an operation's declaration before anything of the request is read: session, role, consent, and for
 * a path with a customer in it, whether this person may know of them. A dietician who needs a second factor
 * and has none may only call operations declared with `beforeProof`.
 */
export function guard(
  deps: Deps,
  declared: Declared,
  path: string,
): (context: Context<Env>) => Promise<Proven> {
  const { beforeProof, withoutConsent } = declared;
  const access = accessOf(declared);
  const ofCustomer = path.startsWith('/customers/{uid}');
  return async (context) => {
    const session = access.includes('anyone') ? null : await findSession(deps, context);
    nowReadBy(session?.locale ?? null);
    const customerId = ofCustomer ? context.req.param('uid') : undefined;
    switch (decide(access, session, customerId)) {
      case 'unauthenticated':
        throw unauthenticated();
      case 'forbidden':
        throw forbidden(session?.role === 'client' ? access : []);
      case 'hidden':
        throw notFound();
    }
    if (session?.mustProve && !beforeProof) throw mustProve();
    if (customerId !== undefined && !isId(customerId)) throw notFound();
    if (!withoutConsent && session && mustConsent(session)) throw consentNeeded();
    const isOfOne = session && customerId !== undefined;
    return { session, scope: isOfOne ? await proveScope(deps.db, session, customerId) : null };
  };
}

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

const asScope = (person: Person | Session, hidesNumbers: boolean) =>
  ({
    customerId: person.id,
    name: person.name,
    email: person.email,
    emailVerified: Boolean(person.emailVerified),
    timeZone: person.timeZone ?? 'UTC',
    hidesNumbers,
  }) as CustomerScope;

/**
 * For guard.ts: the scope for the customer of the path, after `session` was found to have access. Throws 403
 * for a dietician when the customer has withdrawn their consent.
 */
async function proveScope(db: Db, session: Session, customerId: string): Promise<CustomerScope> {
  if (session.id === customerId && session.role === 'customer')
    return asScope(session, session.hidesNumbers);
  const [person] = await customerById(db, { id: customerId });
  if (!person) throw notFound();
  if (person.consent === 'withdrawn') throw consentWithdrawn();
  return asScope(person, false);
}
