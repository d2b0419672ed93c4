import { confirmRefusal } from '#domain/confirm.ts';
import { ApiFailure } from './failure.ts';

/** Throws 409 `confirm-needed` with a sentence for each reason; does nothing where there is none. */
export function askFirst(reasons: Readonly<Record<string, string>>): void {
  const refusal = confirmRefusal(reasons);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message, { fields: reasons });
}
