import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { BigNumber, Json } from '../db/schema.ts';

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
  /** How much each person has in a table, and how often it was written in `hour` (since 1970). */
  personRows: {
    ownerId: string;
    table: string;
    rows: BigNumber;
    bytes: BigNumber;
    hour: number;
    writes: BigNumber;
  };
  /** The most of each, as declared: see db/limits.ts. */
  personLimit: { table: string; rows: BigNumber; bytes: BigNumber; writes: BigNumber };
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
      limit: upTo(20_000, 50_000, 10_000),
    },
    personRows: ofCustomer(null, {
      owner: 'ownerId',
      backup: { leftOut: 'The database counts it anew from the rows restored.' },
      copy: { leftOut: 'Counted from the rows, which are in the copy.' },
      handedOver: { stays: 'The database counts the rows that stay.' },
      limit: { boundedBy: 'One row for each table, written by the database.' },
    }),
    personLimit: {
      ...ofNobody,
      backup: { leftOut: 'Put there by each start, as the nouns declare it.' },
    },
  } satisfies TablesOf<keyof Tables>,
} as const satisfies Noun;
