import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { type Intent, intentOf } from '../../draft/createOnce.ts';
import { useSending } from '../../draft/useSending.ts';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { savePlan } from '../api.ts';
import { focusField, PICKER_FIELD } from './focusField.ts';
import type { PlanForm } from './planForm.ts';
import { checkPlan, showErrors } from './showErrors.ts';

export const SAVE_WITHOUT_CUSTOMER = 'Please select a customer first to save a plan.';
export const SAVE_FAILED = 'Failed to save diet plan.';

/** Keeps a copy of the form as a saved plan of the customer; the form stays as it is. */
export function useSavePlan(
  form: PlanForm,
  customerId: string | null,
  fail: (message: string, reason?: string) => void,
  complain: () => void,
) {
  const queries = useQueryClient();
  const intent = useRef<Intent<PlanInput> | null>(null);
  const sending = useSending<void>('saved plan', {
    onStored: () => undefined,
    onRefused({ failure }) {
      if (failure === null) return;
      if (failure instanceof ApiError && failure.status === 422) showErrors(form, failure.fields);
      fail(SAVE_FAILED, messageOf(failure));
    },
  });

  const store = async (customer: string, plan: PlanInput) => {
    intent.current = intentOf(intent.current, plan);
    await savePlan(customer, plan, intent.current.key);
    intent.current = null;
    toastSuccess('Diet plan saved.');
    void queries.invalidateQueries({ queryKey: ['customers', customer, 'saved-diet-plan'] });
  };

  return {
    saving: sending.busy,
    save() {
      if (customerId)
        return sending.send(
          () => checkPlan(form, complain),
          (plan) => store(customerId, plan),
        );
      fail(SAVE_WITHOUT_CUSTOMER);
      focusField(PICKER_FIELD);
    },
  };
}
