import type { Confirmation } from '#domain/confirmSchema.ts';
import { confirmRefusal } from '#domain/refusal.ts';
import { ApiFailure } from './failure.ts';

/**
 * Throws 409 `confirm-needed` with a sentence for each reason, unless the request confirms them: `confirm`
 * alone confirms all; with `reasonsRead` only those sentences. Does nothing when there is no reason.
 */
export function requireConfirmation(
  reasons: Readonly<Record<string, string>>,
  { confirm = false, reasonsRead }: Confirmation,
): void {
  const isRead = (reason: string) => reasonsRead?.includes(reason) ?? true;
  if (confirm && Object.values(reasons).every(isRead)) return;
  const refusal = confirmRefusal(reasons);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message, { fields: reasons });
}
