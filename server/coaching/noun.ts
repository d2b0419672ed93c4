import { byDieticians, type Noun, type TablesOf } from '../db/noun.ts';

type Tables = {
  coachingPeriod: {
    customerId: string;
    planStatus: string;
    planStartDate: string | null;
    planEndDate: string | null;
    updatedAt: string;
  };
  note: {
    customerId: string;
    notes: string;
    version: number;
    updatedAt: string;
    updatedBy: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const coaching = {
  tables: {
    coachingPeriod: byDieticians('when you are being coached'),
    note: byDieticians('', {
      copy: { leftOut: 'The private notes of the dietician, which no customer reads.' },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: {
    customer: 'person-and-dieticians',
    'coaching-period': 'person-and-dieticians',
    note: 'dieticians',
  },
  audited: {
    'customer-list': { words: 'list of all customers' },
    customer: { words: 'overview' },
    'coaching-period': { words: 'coaching period' },
    assignment: { words: 'assigned dietician' },
    note: { words: 'private notes', hiddenFromCustomer: true },
  },
} as const satisfies Noun;
