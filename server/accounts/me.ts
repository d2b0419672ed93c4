import type { Me } from '#domain/accounts/account.ts';
import { todayOf } from '../api/scope.ts';
import type { Session } from '../auth/session.ts';
import { listDieticians } from '../coaching/assignment.ts';
import type { Deps } from '../deps.ts';
import { imageUrlOf } from '../images/queries.ts';

/** The person signed in, as their browser may know them. */
export async function meOf(deps: Deps, session: Session): Promise<Me> {
  const { id, email, name, emailVerified, role, timeZone, consent } = session;
  return {
    id,
    email,
    name,
    profileImageUrl: await imageUrlOf(deps.db, id),
    emailVerified,
    role,
    timeZone,
    today: todayOf(deps, session),
    consent,
    dieticianId: role === 'customer' ? await dieticianOf(deps, session) : null,
  };
}

/** The dietician a customer was assigned to, while they are one; else the practice's first. */
async function dieticianOf({ db }: Deps, session: Session): Promise<string | null> {
  const dieticians = await listDieticians(db);
  const own = dieticians.find(({ id }) => id === session.dieticianId);
  return (own ?? dieticians[0])?.id ?? null;
}
