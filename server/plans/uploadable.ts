import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { uploadRefusal } from '#domain/plans/upload.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import type { Write } from '../http/write.ts';

/** The coaching period, locked until the transaction ends. Throws 409 while it takes no plans. */
export async function refuseUnlessUploadable(
  deps: Pick<Deps, 'engine' | 'now'>,
  { db }: Write,
  scope: CustomerScope,
): Promise<CoachingPeriod> {
  const period = await lockPeriod({ db, engine: deps.engine }, scope);
  const refusal = uploadRefusal(period, todayOf(deps, scope));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
  return period;
}
