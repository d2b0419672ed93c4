import type { Generated, GeneratedAlways } from 'kysely';
import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Flag, Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  note: {
    customerId: string;
    notes: string;
    /** The tags in the notes, separated by spaces; null if there are none. */
    tags: string | null;
    version: number;
    updatedAt: string;
    updatedBy: string;
  };
  /** What lists need of a customer's days, plans and weights. Triggers keep it. */
  customerSummary: {
    customerId: string;
    lastLoggedOn: string | null;
    /** `[date, mealsDone, mealsOfDay][]`: the last 14 logged days, the latest first. */
    recentDays: Generated<Json>;
    /**
     * Meals done and all meals of the last 7 logged days, and the first as a percentage of the second. Of today all
     * meals count, also those whose time has not come: the database has no clock that would count them again then.
     */
    doneLately: Generated<number>;
    ofLately: Generated<number>;
    adherenceLately: number | null;
    /** The last day for which any plan has a meal. */
    planEndsOn: string | null;
    /** `[first, last][]`: the latest 12 stretches of days with a meal in a plan, the latest first. */
    plannedDays: Generated<Json>;
    /** `[date, grams, 'lb'?][]`: the 10 weights measured last, latest first; `'lb'` for those in pounds. */
    weights: Generated<Json>;
  };
  /**
   * What lists show of each customer, and by which values they are searched, counted and ordered. Triggers maintain
   * them. `standing` and the columns that begin with 'by' reveal nothing about customers who have withdrawn their
   * consent (`closed`).
   */
  customerListing: {
    customerId: string;
    sortName: string;
    /** Name and address in lower case, one line each. */
    words: string;
    timeZone: string | null;
    closed: Flag;
    name: string;
    email: string;
    verified: Flag;
    image: string | null;
    dieticianId: string | null;
    /** The dietician's name in lower case. */
    dietician: string | null;
    periodStatus: string;
    periodStartsOn: string | null;
    periodEndsOn: string | null;
    resumedAt: string | null;
    /** After how many silent days this customer stands out, if not after as many as others. */
    silentDays: number | null;
    visitedOn: string | null;
    /** In grams, as `weightChangeOf` says. */
    weightChange: number | null;
    lastLoggedOn: string | null;
    adherenceLately: number | null;
    planEndsOn: string | null;
    tags: string | null;
    standing: GeneratedAlways<string>;
    byPeriod: GeneratedAlways<string | null>;
    byLogged: GeneratedAlways<string | null>;
    byAdherence: GeneratedAlways<number | null>;
    byPlan: GeneratedAlways<string | null>;
    byWeight: GeneratedAlways<number | null>;
    byVisit: GeneratedAlways<string | null>;
    byTags: GeneratedAlways<string | null>;
  };
  /** An index of every three letters in `words`: FTS5 on SQLite, on PostgreSQL a list with a GIN index. */
  customerGrams: { customerId: string; words: string };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const listed = {
  backup: { leftOut: 'The database makes it anew from the people, periods and days restored.' },
  copy: { leftOut: 'Made of name, address, period and days, which are in the copy.' },
  // The database updates it together with the rows it is computed from.
  handedOver: () => Promise.resolve(),
  limit: { boundedBy: 'One row for each person, written by the database.' },
} as const;

export const customers = {
  tables: {
    note: byDieticians(null, {
      limit: upTo(1, 500, 2000),
      copy: { leftOut: 'The private notes of the dietician, which no customer reads.' },
    }),
    customerSummary: ofCustomer(null, {
      backup: { leftOut: 'The database counts it anew from the days, plans and weights restored.' },
      copy: { leftOut: 'Counted from days, plans and measurements, which are in the copy.' },
      // The database recomputes it from the rows that stay.
      handedOver: () => Promise.resolve(),
      limit: { boundedBy: 'One row for each person, written by the database.' },
    }),
    customerListing: ofCustomer(null, listed),
    customerGrams: ofCustomer(null, listed),
  } satisfies TablesOf<keyof Tables>,
  live: {
    customer: 'person-and-dieticians',
    note: 'dieticians',
  },
  audited: {
    'customer-list': { words: () => say.things.customerList },
    customer: { words: () => say.things.overview },
    note: { words: () => say.things.notes, hiddenFromCustomer: true },
  },
} as const satisfies Noun;
