import type { Selectable } from 'kysely';
import { upTo } from '../db/limits.ts';
import { byDieticians, type Noun, ofNobody, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';
import { say } from '../words.ts';
import { countAllMeals, forgetMeals } from './mealTexts.ts';

type PlanColumns = {
  customerId: string;
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  weeklyDietPlan: Json;
  mealTimings: Json;
  notes: string;
};

/** Null when no meal was known to name what the customer must not eat. */
type MarkedColumn = { marked: Json | null };

type Tables = {
  dietPlan: PlanColumns &
    MarkedColumn & {
      uploadedAt: string;
      lastModified: string;
      version: number;
      uploadedBy: string;
      /** The id of who wrote this version; null: not recorded. */
      modifiedBy: string | null;
      /** The latest version that the customer has seen; null: none. */
      seenVersion: number | null;
    };
  /** A plan as it was before an update or its deletion; it stays when the plan is deleted. */
  dietPlanVersion: Omit<PlanColumns, 'id'> &
    MarkedColumn & {
      planId: string;
      version: number;
      /** When this version was written, and the id of its writer; null: not recorded. */
      modifiedAt: string;
      modifiedBy: string | null;
    };
  savedDietPlan: PlanColumns & { savedAt: string; savedBy: string };
  /** How many of a customer's counted plans contain a meal. See mealTexts.ts. */
  mealTextUse: { customerId: string; text: string; plans: number };
  /** The same for all customers together. */
  mealText: { text: string; plans: number; customers: number };
  mealTextWord: { word: string; text: string };
  /** The meals of the plans in the library, which belong to no customer. */
  mealTextKept: { libraryPlanId: string; text: string };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type DietPlanRow = Selectable<Schema['dietPlan']>;
export type DietPlanVersionRow = Selectable<Schema['dietPlanVersion']>;
export type SavedDietPlanRow = Selectable<Schema['savedDietPlan']>;

const backup = { leftOut: 'Counted anew from the plans restored.' };
const OF_USES = {
  stays: 'Goes with the last plan that has the meal: see mealTextUse.',
};

const json = ['weeklyDietPlan', 'mealTimings'];

export const plans = {
  tables: {
    dietPlan: byDieticians(() => say.copied.dietPlan, {
      json: [...json, 'marked'],
      limit: upTo(3000, 200_000, 1000, () => say.full.plans),
    }),
    dietPlanVersion: byDieticians(() => say.copied.dietPlanVersion, {
      json: [...json, 'marked'],
      limit: upTo(10_000, 500_000, 1000, () => say.full.planVersions),
    }),
    savedDietPlan: byDieticians(() => say.copied.savedDietPlan, {
      json,
      limit: upTo(1000, 50_000, 500),
    }),
    mealTextUse: byDieticians(null, {
      backup,
      copy: { leftOut: 'Counted from the plans, which are in the copy.' },
      erased: forgetMeals,
      limit: { boundedBy: 'Counted from the plans, which have limits.' },
    }),
    mealText: { ...ofNobody, backup, erased: OF_USES },
    mealTextWord: { ...ofNobody, backup, erased: OF_USES },
    mealTextKept: { ...ofNobody, backup },
  } satisfies TablesOf<keyof Tables>,
  live: {
    'diet-plan': 'person-and-dieticians',
    'saved-diet-plan': 'dieticians',
    'plan-seen': 'person',
  },
  audited: {
    'diet-plan': {
      words: () => say.things.plans,
      did: () => say.did.dietPlan,
    },
    // The reason is kept with the plan: the audit holds no free text.
    'marked-diet-plan': {
      words: () => say.things.markedPlans,
      did: () => say.did.markedPlan,
    },
    'saved-diet-plan': { words: () => say.things.savedPlans },
  },
  whenRestored: countAllMeals,
} as const satisfies Noun;
