import type { Context } from 'hono';
import { type Access, decide } from '#domain/accounts/access.ts';
import { mustConsent } from '#domain/rights/consent.ts';
import { isId } from '#domain/text.ts';
import { findSession } from '../signIn/session.ts';
import type { Alongside } from './alongside.ts';
import type { Deps } from './deps.ts';
import { consentNeeded, forbidden, mustProve, notFound, unauthenticated } from './failure.ts';
import type { Env } from './operation.ts';
import { proveScope } from './scope.ts';

type Declared = {
  readonly access: Access;
  readonly path: string;
  readonly early: boolean;
  readonly consent: boolean;
  readonly alongside: Alongside | undefined;
};

/**
 * Enforces an operation's declaration before anything of the request is read: session, role,
 * consent, and for a path with a customer in it, whether this person may know of them. A dietician who needs a
 * second factor and has none may do nothing but what is declared to be before it (`early`).
 */
export function guard(
  deps: Deps,
  { access, path, early, consent, alongside }: Declared,
): (context: Context<Env>) => Promise<void> {
  const ofCustomer = path.startsWith('/customers/{uid}');
  return async (context) => {
    const session = access.includes('anyone')
      ? null
      : await findSession(deps, context, alongside?.reading(context));
    context.set('session', session);
    context.set('scope', null);
    const customerId = ofCustomer ? context.req.param('uid') : undefined;
    const couldExist = customerId === undefined || isId(customerId);
    switch (decide(access, session, customerId)) {
      case 'unauthenticated':
        throw unauthenticated();
      case 'forbidden':
        throw forbidden();
      case 'hidden':
        throw notFound();
      case 'allowed':
        if (session?.mustProve && !early) throw mustProve();
        if (!couldExist) throw notFound();
        if (consent && session && mustConsent(session)) throw consentNeeded();
        if (session && customerId !== undefined)
          context.set('scope', await proveScope(deps.db, session, customerId));
    }
  };
}
