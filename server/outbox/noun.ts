import type { Generated, Selectable } from 'kysely';
import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';

type Tables = {
  /** Something to be sent once; see outbox.ts. */
  outboxItem: {
    kind: string;
    /** Unique within its kind: a random id, or the id of the reminder. */
    id: string;
    /** The person whose erasure deletes it; null for an item that belongs to no account. */
    userId: string | null;
    /** The address it goes to; null when the kind looks it up at the moment of sending. */
    recipient: string | null;
    /** The locale of whoever caused it, for a reader without an account. */
    locale: Generated<string | null>;
    /** The address of the visitor who wrote its content; null for our own letters. */
    writer: string | null;
    /** The content as JSON, encrypted with `SECRET`; null when the kind looks everything up. */
    sealed: string | null;
    createdAt: string;
    dueAt: string;
    /** When it is tried next; while an instance sends it, the end of that lease. */
    nextTryAt: string;
    tries: number;
    /** Tries after which nobody knows whether it was sent. */
    unclear: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type OutboxRow = Selectable<Schema['outboxItem']>;

export const outbox = {
  tables: {
    outboxItem: {
      ...ofNobody,
      owner: 'userId',
      backup: {
        leftOut: 'Links that soon end are asked for anew; reminders are put back from theirs.',
      },
      copy: {
        leftOut: 'A secret that opens the account, or when a reminder comes, which stands there.',
      },
      async erased(db, { email, emailVerified }) {
        await db.deleteFrom('outboxItem').where('recipient', '=', email).execute();
        if (emailVerified) await db.deleteFrom('outboxItem').where('writer', '=', email).execute();
      },
      limit: {
        boundedBy:
          'What asks for it has a limit, of rows or of tries, and it goes once it is sent.',
      },
      // Letters to the address have no `userId`, and so stay.
      handedOver: 'ends',
    },
  } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
