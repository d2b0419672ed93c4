import type { Selectable } from 'kysely';
import { type Noun, notOfPeople, type TablesOf } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';

type Tables = {
  /** Something that is to be sent once; see outbox.ts. */
  outboxItem: {
    kind: string;
    /** Names it among its kind, so that it is stored once: a random id, or that of a reminder. */
    id: string;
    /** Whose it is, where it goes with an account. */
    userId: string | null;
    /** The address; null where it is looked up at the moment of sending. */
    recipient: string | null;
    /** Who wrote what is in it, where that is a visitor. */
    writer: string | null;
    /** JSON, encrypted with `SECRET`; null where everything is looked up at the moment of sending. */
    sealed: string | null;
    createdAt: string;
    /** The instant at which it is to be sent. */
    dueAt: string;
    /** When it is tried next; while an instance is sending it, when the lease of that one ends. */
    nextTryAt: string;
    tries: number;
    /** Of these, those after which nobody knows whether it went out. */
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
      ...notOfPeople,
      owner: 'userId',
      backup: {
        left: 'Links that soon end are asked for anew; reminders are put back from theirs.',
      },
      copy: {
        left: 'A secret that opens the account, or when a reminder comes, which stands there.',
      },
      async erased(db, { email, emailVerified }) {
        await db.deleteFrom('outboxItem').where('recipient', '=', email).execute();
        if (emailVerified) await db.deleteFrom('outboxItem').where('writer', '=', email).execute();
      },
      // What is on its way to the address belongs to no account, and stays.
      handedOver: 'ends',
    },
  } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
