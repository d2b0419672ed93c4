import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Suggestion } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { formatDay } from '#domain/day.ts';
import { inARow, isolated } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import { reasonsToConfirm } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { AskAnyway } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { invalidate } from '../live/queryClient.tsx';
import { useMay } from '../session/session.ts';
import { conversed, takeOver } from './api.ts';
import classes from './MessageItem.module.css';
import { say } from './words.ts';

type Props = { customerId: string; messageId: string; suggestion: Suggestion; side: Side };

/** A meal that the dietician suggests: the present dish, the suggested one, and whether the plan has it now. */
export function SuggestedMeal({ customerId, messageId, suggestion, side }: Props) {
  const { date, timing, was, text, takenOverAt } = suggestion;
  const taking = useTakeOver(customerId, messageId);
  const mayTakeOver = useMay('dietician');
  return (
    <section className={classes.suggestion} aria-label={say.suggestedMeal}>
      {/* No heading: the same message stands under headings of different levels. */}
      <p className="text-13 bold">
        {inARow([isolated(timingName(timing)), formatDay(date, 'long')])}
      </p>
      <dl>
        {was && (
          <div>
            <dt>{say.was}</dt>
            <dd className="muted" dir="auto">
              {was}
            </dd>
          </div>
        )}
        <div>
          <dt>{say.suggested}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      </dl>
      {takenOverAt !== null && (
        <p className={classes.inPlan}>
          <IconCheck size={16} stroke={1.5} aria-hidden />
          {say.inPlanSince[side](dateAndTime(takenOverAt))}
        </p>
      )}
      {takenOverAt === null && mayTakeOver && (
        <div>
          <Button
            variant="light"
            size="xs"
            loading={taking.busy}
            onClick={() => taking.takeOver([])}
          >
            {say.addToPlan}
          </Button>
        </div>
      )}
      <Failure message={say.mealNotAdded} error={taking.failure} />
      {taking.reasons && (
        <AskAnyway
          title={say.addAsked}
          reasons={taking.reasons}
          anyway={say.addAnyway}
          onAnyway={() => taking.takeOver(taking.reasons ?? [])}
          onCancel={taking.cancel}
        />
      )}
    </section>
  );
}

/** Puts a suggested meal into the plan, after a confirmation if there are reasons against it. */
function useTakeOver(customerId: string, messageId: string) {
  const taking = useMutation({
    mutationFn: (read: readonly string[]) => takeOver(customerId, messageId, read),
    onSuccess() {
      toastSuccess(say.mealAdded);
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
