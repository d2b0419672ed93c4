import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { consentWithdrawn, notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/scope.ts';
import type { Session } from '../http/session.ts';

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
export async function proveScope(
  db: Db,
  session: Session,
  customerId: string,
): Promise<CustomerScope> {
  if (session.id === customerId && session.role === 'customer')
    return asScope(session, session.hidesNumbers);
  const [person] = await customerById(db, { id: customerId });
  if (!person) throw notFound();
  if (person.consent === 'withdrawn') throw consentWithdrawn();
  return asScope(person, false);
}
