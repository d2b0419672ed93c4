import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = {
  readonly customerId: string;
  readonly dieticianId: string;
  readonly person: Person;
  readonly now: Date;
};

const HOUR_MS = 3_600_000;

/** Inserts recent notifications: to the customer about their plan, to the dietician about a few new customers. */
export async function insertTold(db: Db, mine: Mine, planId: string | null): Promise<void> {
  const { customerId, dieticianId, person, now } = mine;
  const random = randomFrom(`told ${person.email}`);
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const isRead = random.chance(0.5);
  const told = { customerId, app: true };
  const plan = planId !== null && {
    ...told,
    userId: customerId,
    kind: 'new-plan',
    about: planId,
    createdAt: hoursAgo(30),
    readAt: isRead ? hoursAgo(20) : null,
  };
  const isNew = random.chance(0.05);
  const arrival = isNew && {
    ...told,
    userId: dieticianId,
    kind: 'new-customer',
    about: '',
    createdAt: hoursAgo(50),
    readAt: null,
  };
  const rows = [plan, arrival].filter((row) => row !== false);
  if (rows.length === 0) return;
  await db
    .insertInto('notification')
    .values(rows.map((row) => ({ ...row, id: orderedId() })))
    .execute();
}
