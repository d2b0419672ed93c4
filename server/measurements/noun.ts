import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  measurement: {
    customerId: string;
    /** One of `BODY_KINDS`, or the id of a `measurementKind`. */
    kind: string;
    /** When it was measured. Two of one kind never share an instant, so an import may be repeated. */
    measuredAt: string;
    id: string;
    /** The day in the customer's time zone, which a later change of the zone does not move. */
    date: string;
    /** As it was typed, in `unit`. */
    value: number;
    unit: string;
    /** The value in the SI unit of its kind: kg, m, or a fraction of 1. */
    si: number;
    note: string;
    /** Who wrote it: the customer or a dietician. Null once that dietician's account is gone. */
    writerId: string | null;
    createdAt: string;
    changedAt: string;
    version: number;
  };
  /** The former state of a measurement that was corrected or deleted. */
  measurementChange: {
    customerId: string;
    measurementId: string;
    /** The version before the change. */
    version: number;
    was: Json;
    by: 'customer' | 'dietician';
    byId: string | null;
    changedAt: string;
  };
  measurementKind: {
    id: string;
    name: string;
    unit: string;
    createdAt: string;
    /** From then on it is no longer offered; its measurements stay. Null while it is offered. */
    retiredAt: string | null;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const measurements = {
  tables: {
    measurementKind: {
      ...ofNobody,
      copy: { leftOut: 'Named by the practice; each measurement has its unit beside it.' },
    },
    measurement: ofCustomer(() => say.copied.measurement, {
      // Ten of each kind on each day of ten years; an import brings ten years of one kind within an hour.
      limit: upTo(300_000, 100_000, 40_000),
      // Measurements by dieticians stay, as do their plans.
      handedOver: (db, { id }) =>
        db
          .deleteFrom('measurement')
          .where('customerId', '=', id)
          .where('writerId', '=', id)
          .execute()
          .then(() => undefined),
    }),
    measurementChange: ofCustomer(() => say.copied.measurementChange, {
      limit: upTo(30_000, 30_000, 4000, () => say.full.measurementChanges),
      json: ['was'],
      copy: {
        words: () => say.copied.measurementChange,
        without: { byId: 'The id of an account; `by` says whether it was you or a dietician.' },
      },
      handedOver: (db, { id }) =>
        db
          .deleteFrom('measurementChange')
          .where('customerId', '=', id)
          .where('byId', '=', id)
          .execute()
          .then(() => undefined),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: {
    measurement: 'person-and-dieticians',
    'measurement-kind': 'everybody',
    'hidden-numbers': 'person-and-dieticians',
  },
  audited: {
    measurement: {
      words: () => say.things.measurements,
      did: () => say.did.measurement,
    },
    'hidden-numbers': { words: () => say.things.hiddenNumbers },
  },
} as const satisfies Noun;
