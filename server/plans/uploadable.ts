import { uploadRefusal } from '#domain/plans/upload.ts';
import { lockPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/scope.ts';
import type { Write } from '../http/write.ts';

/** Throws 409 while the coaching period takes no plans; locks it until the transaction ends. */
export async function refuseUnlessUploadable(
  deps: Pick<Deps, 'engine' | 'now'>,
  { db }: Write,
  scope: CustomerScope,
): Promise<void> {
  const period = await lockPeriod({ db, engine: deps.engine }, scope);
  const refusal = uploadRefusal(period, todayOf(deps, scope));
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}
