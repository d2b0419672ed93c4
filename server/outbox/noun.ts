import type { Selectable } from 'kysely';
import { type Noun, notOfPeople, type TablesOf } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';

type Tables = {
  /** A letter that is to be sent; see outbox.ts. */
  letter: {
    id: string;
    kind: string;
    recipient: string;
    /** Who wrote what is in it, where that is a visitor. */
    writer: string | null;
    /** What is in it, encrypted. */
    sealed: string;
    createdAt: string;
    /** When it is tried next, or until when it is the matter of the instance that has taken it. */
    nextAt: string;
    tries: number;
    /** Of these, those after which nobody knows whether the letter went out. */
    unclear: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type LetterRow = Selectable<Schema['letter']>;

export const outbox = {
  tables: {
    letter: {
      ...notOfPeople,
      backup: { left: 'On their way just now, with links that soon end: they are asked for anew.' },
      copy: { left: 'A secret that opens the account.' },
      async erased(db, { email, emailVerified }) {
        await db.deleteFrom('letter').where('recipient', '=', email).execute();
        if (emailVerified) await db.deleteFrom('letter').where('writer', '=', email).execute();
      },
      handedOver: { stays: 'On its way to the address, which is its owner’s.' },
    },
  } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
