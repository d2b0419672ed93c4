import { newAddress } from '#server/calendarFeed/address.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';

export const calendarFeeds = (db: Db, secret: string) => ({
  /** An address for a customer's calendar. Returns its last part. */
  async aCalendarFeed(customer: Person): Promise<string> {
    const { address, tokenHash } = newAddress('', secret);
    const since = new Date().toISOString();
    await db
      .insertInto('calendarFeed')
      .values({ customerId: customer.id, tokenHash, since })
      .execute();
    return address.replace('/api/calendar/', '');
  },
});
