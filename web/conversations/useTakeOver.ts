import { useMutation } from '@tanstack/react-query';
import { reasonsToConfirm } from '../api/errors.ts';
import { invalidate } from '../live/invalidate.ts';
import { toastSuccess } from '../ui/Toaster.tsx';
import { conversed, takeOver } from './api.ts';
import { TAKEN_OVER } from './suggestionWords.ts';

/** Puts a suggested meal into the plan, after a confirmation if there are reasons against it. */
export function useTakeOver(customerId: string, messageId: string) {
  const taking = useMutation({
    mutationFn: (read: readonly string[]) => takeOver(customerId, messageId, read),
    onSuccess() {
      toastSuccess(TAKEN_OVER);
      for (const kind of ['diet-plan', 'daily-progress'])
        invalidate(['customers', customerId, kind]);
    },
    // Also after a refusal: a colleague may have been quicker.
    onSettled: () => conversed(customerId),
  });
  const reasons = reasonsToConfirm(taking.error);
  return {
    busy: taking.isPending,
    /** The reasons to confirm first; null for none. */
    reasons,
    failure: reasons ? null : taking.error,
    takeOver: (read: readonly string[]) => taking.mutate(read),
    cancel: taking.reset,
  };
}
