import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofCustomer, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json } from '../db/schema.ts';
import { say } from '../words.ts';

type Tables = {
  customerProfile: {
    customerId: string;
    profile: Json;
    lastUpdated: string;
    version: number;
  };
  chosenAllergens: {
    customerId: string;
    allergens: Json;
    chosenById: string | null;
    chosenAt: string;
    version: number;
  };
  dieticianProfile: {
    dieticianId: string;
    profile: Json;
    lastUpdated: string;
    version: number;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const profiles = {
  tables: {
    customerProfile: ofCustomer(() => say.copied.customerProfile, {
      json: ['profile'],
      limit: upTo(1, 500, 1000),
    }),
    chosenAllergens: byDieticians(() => say.copied.chosenAllergens, {
      json: ['allergens'],
      limit: upTo(1, 10, 1000),
    }),
    dieticianProfile: {
      ...ofNobody,
      json: ['profile'],
      handedOver: {
        stays: 'Dieticians have a confirmed address from the start: nobody was there before.',
      },
    },
  } satisfies TablesOf<keyof Tables>,
  live: { 'customer-profile': 'person-and-dieticians', 'dietician-profile': 'everybody' },
  audited: { 'customer-profile': { words: () => say.things.profile } },
} as const satisfies Noun;
