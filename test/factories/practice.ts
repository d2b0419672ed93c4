import { GRACE_DAYS } from '#domain/grace.ts';
import type { LookInput } from '#domain/look/lookSchema.ts';
import type { PracticeInput } from '#domain/practice/practiceSchema.ts';
import type { Db } from '#server/db/open.ts';
import { DIETICIANS_PROVE } from '#server/signIn/rule.ts';
import { PASSWORD, type Person } from './people.ts';

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

/** The same as a dietician sends it. */
export const practiceSent = (wishes: Partial<PracticeInput> = {}) => ({
  ...practiceInput(wishes),
  password: PASSWORD,
});

/** What the practice says about itself. There is only one practice, so the last call counts. */
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

    /** How the practice looks; `logo` is the name of a stored one. */
    async aLook(wishes: Partial<LookInput> = {}): Promise<void> {
      const { colour, logo } = { colour: '#7a1f4d', logo: null, ...wishes };
      const at = { version: 1, updatedAt: new Date().toISOString(), updatedBy: '' };
      const values = { colour, folder: 'practice', filename: logo, ...at };
      await db
        .insertInto('practiceLook')
        .values({ id: 1, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },

    /**
     * Makes the practice require a second factor from its dieticians, and marks this dietician's session as
     * started with one.
     */
    async aDemand(dietician: Person): Promise<void> {
      const since = new Date().toISOString();
      await db
        .insertInto('practiceRule')
        .values({ rule: DIETICIANS_PROVE, since, setBy: dietician.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .updateTable('session')
        .set({ proof: 'passkey' })
        .where('userId', '=', dietician.id)
        .execute();
    },
  };
}
