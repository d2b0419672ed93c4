import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlanInput } from '#domain/plans/plan.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { newKey } from '../../draft/newKey.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { savePlan } from '../api.ts';
import { focusField, PICKER_FIELD } from './focusField.ts';
import type { Intent } from './formState.ts';
import type { PlanForm } from './planForm.ts';
import { checked, showErrors } from './showErrors.ts';

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
  const intent = useRef<Intent | null>(null);
  // From the press to the answer: a second press may come before the screen shows the first.
  const running = useRef(false);
  const saving = useMutation({
    mutationFn: ({ customer, plan }: { customer: string; plan: PlanInput }) => {
      const same = JSON.stringify(intent.current?.plan) === JSON.stringify(plan);
      const { key } = (same && intent.current) || { key: newKey() };
      intent.current = { key, plan };
      return savePlan(customer, plan, key);
    },
    onSuccess: (_saved, { customer }) => {
      intent.current = null;
      toastSuccess('Diet plan saved.');
      void queries.invalidateQueries({ queryKey: ['customers', customer, 'saved-diet-plan'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showErrors(form, error.fields);
      fail(SAVE_FAILED, messageOf(error));
    },
  });

  const checkAndSave = async (customer: string) => {
    if (running.current) return;
    running.current = true;
    const done = () => {
      running.current = false;
    };
    try {
      if (!(await checked(form, complain))) return done();
    } catch (error) {
      fail(SAVE_FAILED, messageOf(error));
      return done();
    }
    saving.mutate({ customer, plan: form.plan }, { onSettled: done });
  };

  return {
    saving: saving.isPending,
    save: () => {
      if (saving.isPending) return;
      if (!customerId) {
        fail(SAVE_WITHOUT_CUSTOMER);
        focusField(PICKER_FIELD);
      } else {
        void checkAndSave(customerId);
      }
    },
  };
}
