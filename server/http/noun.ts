import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';

type Tables = {
  /** Answers that are stored to be returned again; see idempotency.ts. */
  idempotencyKey: {
    actorId: string;
    key: string;
    requestHash: string;
    status: number;
    answer: Json;
    createdAt: string;
    /** Which customer the answer is about; null for none. */
    about: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const requests = {
  tables: {
    idempotencyKey: {
      ...ofNobody,
      owner: 'actorId',
      backup: { leftOut: 'Answers to requests that are being repeated right now.' },
      copy: { leftOut: 'Kept for a day at most, to answer a repeated request.' },
      async erased(db, { id }) {
        await db.deleteFrom('idempotencyKey').where('about', '=', id).execute();
      },
      handedOver: 'ends',
    },
  } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
