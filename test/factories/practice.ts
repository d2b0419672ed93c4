import type { PracticeInput } from '#domain/practice/practice.ts';
import { GRACE_DAYS } from '#domain/rights/grace.ts';
import type { Db } from '#server/db/open.ts';

export const practiceInput = (wishes: Partial<PracticeInput> = {}): PracticeInput => ({
  name: 'Weekplate',
  address: '',
  email: '',
  phone: '',
  privacyText: '',
  termsText: '',
  deletionDays: GRACE_DAYS,
  ...wishes,
});

/** What the practice says about itself; there is one practice, so the last one made counts. */
export function practice(db: Db) {
  return {
    async aPractice(wishes: Partial<PracticeInput> = {}): Promise<PracticeInput> {
      const input = practiceInput(wishes);
      const values = { ...input, version: 1, updatedAt: new Date().toISOString(), updatedBy: '' };
      await db
        .insertInto('practice')
        .values({ id: 1, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      return input;
    },
  };
}
