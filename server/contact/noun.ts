import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';

type Tables = {
  contactMessage: {
    id: string;
    name: string;
    email: string;
    message: string;
    receivedAt: string;
    readAt: string | null;
    archivedAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const contact = {
  tables: {
    contactMessage: {
      ...ofNobody,
      copy: { leftOut: 'Written by visitors, from an address that nobody checked.' },
      // An address that was never confirmed may belong to another person.
      async erased(db, { email, emailVerified }) {
        if (emailVerified)
          await db.deleteFrom('contactMessage').where('email', '=', email).execute();
      },
      handedOver: { stays: 'Visitors write it, without an account.' },
    },
  } satisfies TablesOf<keyof Tables>,
  live: { 'contact-message': 'dieticians' },
} as const satisfies Noun;
