import type { Change } from '#domain/connection.ts';
import type { Audience } from '../db/noun.ts';

type Listener = { readonly id: string; readonly role: 'client' | 'customer' };

/** Whether a signed-in person may be told of a change, by the audience that its kind declares. */
export function mayHear(
  live: Readonly<Record<string, Audience>>,
  { id, role }: Listener,
  change: Change,
): boolean {
  switch (live[change.kind]) {
    case 'everybody':
      return true;
    case 'person':
      return change.id === id;
    case 'dieticians':
      return role === 'client';
    case 'person-and-dieticians':
      return role === 'client' || change.id === id;
    // A newer instance may send kinds that this one does not know.
    default:
      return false;
  }
}
