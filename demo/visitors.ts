import type { Transaction } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { orderedId } from '#server/db/schema.ts';

const HOUR_MS = 3_600_000;

/** Oldest first, because ids increase with time. */
const MESSAGES = [
  {
    name: 'Tomasz Wrona',
    email: 'tomasz.wrona@example.org',
    hoursAgo: 24 * 9,
    state: 'archived',
    message: 'Is there parking near the practice? I come by car on Thursday.',
  },
  {
    name: 'Ruth Adeyemi',
    email: 'ruth.adeyemi@example.org',
    hoursAgo: 50,
    state: 'read',
    message:
      'Hello,\n\nmy doctor found my blood sugar a little high and suggested I talk to somebody about food before it needs tablets. Do you take new people at the moment, and do I have to come by?\n\nThank you,\nRuth',
  },
  {
    name: 'Jamie O’Brien',
    email: 'jamie.obrien@example.org',
    hoursAgo: 5,
    state: 'new',
    message: 'I run marathons and eat no animal products. Is that something you plan for?',
  },
] as const;

/** Inserts the messages of visitors to the practice of the demo. */
export async function insertVisitors(db: Transaction<Schema>, now: Date): Promise<void> {
  for (const { name, email, message, hoursAgo, state } of MESSAGES) {
    const receivedAt = new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString();
    await db
      .insertInto('contactMessage')
      .values({
        id: orderedId(),
        name,
        email,
        message,
        receivedAt,
        readAt: state === 'new' ? null : receivedAt,
        archivedAt: state === 'archived' ? receivedAt : null,
      })
      .execute();
  }
}
