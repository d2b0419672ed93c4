import type { Target } from '#domain/targets/target.ts';
import { USUAL_TOLERANCE } from '#domain/targets/target.ts';
import type { Formula, Targets, TargetsInput } from '#domain/targets/targetSchema.ts';
import type { Db } from '../db/open.ts';
import type { Operation } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { saveVersion, write } from '../http/write.ts';

const NONE: Targets = {
  targets: [],
  tolerance: USUAL_TOLERANCE,
  formula: null,
  isShown: false,
  setBy: null,
  setAt: null,
  version: 0,
};

/** What a day of this customer should contain; without targets while none are set. */
export async function readTargets(db: Db, { customerId }: CustomerScope): Promise<Targets> {
  const row = await db
    .selectFrom('foodTarget')
    .leftJoin('user', 'user.id', 'foodTarget.setById')
    .select(['targets', 'tolerance', 'formula', 'isShown', 'user.name as setBy', 'setAt'])
    .select('foodTarget.version')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (!row) return NONE;
  return {
    ...row,
    targets: JSON.parse(row.targets) as Target[],
    formula: row.formula === null ? null : (JSON.parse(row.formula) as Formula),
    isShown: Boolean(row.isShown),
  };
}

/** Replaces `version` (0: none yet). Throws 412 when it is not the latest. */
export const saveTargets = (
  operation: Operation,
  scope: CustomerScope,
  { targets, tolerance, formula, isShown }: TargetsInput,
  by: { readonly id: string; readonly version: number },
): Promise<Targets> =>
  write(operation, async ({ db, changed }) => {
    const values = {
      targets: JSON.stringify(targets),
      tolerance,
      formula: formula && JSON.stringify(formula),
      isShown,
      setById: by.id,
      setAt: operation.now().toISOString(),
    };
    changed('food-target', scope.customerId);
    await saveVersion(db, 'foodTarget', { customerId: scope.customerId }, values, by.version);
    return readTargets(db, scope);
  });
