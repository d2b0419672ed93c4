import type { Day } from '#domain/day.ts';
import { knownFor, suggested } from '#domain/targets/formula.ts';
import { USUAL_TOLERANCE } from '#domain/targets/target.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people/person.ts';

type Mine = { customerId: string; today: Day; now: Date; person: Person; dieticianId: string };

/** Targets by the formula, for everybody whom it fits; some of them see what their days contain. */
export async function insertTargets(db: Db, mine: Mine, isShown: boolean): Promise<void> {
  const { customerId, today, now, person, dieticianId } = mine;
  const known = knownFor(person.profile && { ...person.profile }, today);
  if ('why' in known) return;
  const { body, factor, perKg } = known;
  const usedFactor = factor ?? 1.4;
  const { resting, targets } = suggested(body, usedFactor, perKg);
  await db
    .insertInto('foodTarget')
    .values({
      customerId,
      targets: JSON.stringify(targets),
      tolerance: USUAL_TOLERANCE,
      formula: JSON.stringify({ resting, factor: usedFactor, perKg }),
      isShown,
      setById: dieticianId,
      setAt: now.toISOString(),
      version: 1,
    })
    .execute();
}
