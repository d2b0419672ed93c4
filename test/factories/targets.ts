import type { TargetsInput } from '#domain/targets/targetSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';

/** Targets as a dietician sets them. */
export const targetsInput = (wishes: Partial<TargetsInput> = {}): TargetsInput => ({
  targets: [
    { nutrient: 'energy', amount: 1850, kind: 'about' },
    { nutrient: 'protein', amount: 80, kind: 'least' },
  ],
  tolerance: 10,
  formula: { resting: 1402, factor: 1.55, perKg: 0.83 },
  isShown: true,
  ...wishes,
});

export function targets(db: Db) {
  return {
    async foodTargets(customer: Person, wishes: Partial<TargetsInput> = {}): Promise<void> {
      const { targets: all, formula, ...input } = targetsInput(wishes);
      await db
        .insertInto('foodTarget')
        .values({
          ...input,
          customerId: customer.id,
          targets: JSON.stringify(all),
          formula: formula && JSON.stringify(formula),
          setById: null,
          setAt: new Date().toISOString(),
          version: 1,
        })
        .execute();
    },
  };
}
