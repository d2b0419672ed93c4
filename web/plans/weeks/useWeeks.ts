import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { UploadedWeeks } from '#domain/plans/planWeeksSchema.ts';
import { NO_CUSTOMER } from '#domain/plans/upload.ts';
import { messageOf } from '../../api/errors.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { focusField, PICKER_FIELD } from '../form/focusField.ts';
import type { PlanForm } from '../form/planForm.ts';
import { checkPlan } from '../form/showErrors.ts';
import type { MarkReason } from '../marks/useMarkReason.ts';

type Stored = UploadedWeeks['items'];

type Given = {
  readonly form: PlanForm;
  readonly customerId: string | null;
  readonly reason: MarkReason;
  /** Says that fields are marked as wrong. */
  readonly complain: () => void;
  readonly fail: (message: string) => void;
  readonly onUploaded: (weeks: Stored) => void;
};

/** From the press on Several Weeks until all of them are uploaded; `plan` is what is repeated. */
export function useWeeks({ form, customerId, reason, complain, fail, onUploaded }: Given) {
  const queries = useQueryClient();
  const [plan, setPlan] = useState<PlanInput | null>(null);

  const check = async () => {
    const checked = await checkPlan(form, complain);
    if (checked.ok) setPlan(checked.input);
  };
  return {
    plan,
    open() {
      if (!customerId) {
        fail(NO_CUSTOMER.message);
        return focusField(PICKER_FIELD);
      }
      // Asks for the reason where it is missing.
      if (reason.isGiven()) check().catch((error) => fail(messageOf(error)));
    },
    close: () => setPlan(null),
    marked(message: string) {
      setPlan(null);
      fail(message);
      reason.ask();
    },
    uploaded(stored: Stored) {
      setPlan(null);
      onUploaded(stored);
      toastSuccess(
        stored.length === 1 ? 'Diet plan uploaded.' : `${stored.length} diet plans uploaded.`,
      );
      void queries.invalidateQueries({ queryKey: ['customers', customerId] });
    },
  };
}

/** The days from the first of several weeks to the last; null for none. */
export function spanOf(stored: Stored): { startDate: string; endDate: string } | null {
  const [first, last] = [stored[0], stored.at(-1)];
  return first && last ? { startDate: first.startDate, endDate: last.endDate } : null;
}
