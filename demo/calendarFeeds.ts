import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { hashOfLink } from '#server/signIn/sealedLink.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = { readonly customerId: string; readonly person: Person; readonly now: Date };

/**
 * Every third customer has their meals in a calendar; the address itself is unknown, since only its hash is kept.
 */
export async function insertCalendarFeed(db: Db, { customerId, person, now }: Mine): Promise<void> {
  if (!randomFrom(`calendar ${person.email}`).chance(0.33)) return;
  const tokenHash = hashOfLink(randomBytes(32).toString('base64url'));
  const since = now.toISOString();
  await db.insertInto('calendarFeed').values({ customerId, tokenHash, since }).execute();
}
