import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MARKED_MEALS } from '#domain/plans/markReason.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import { messageOf, reasonsToConfirm } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { updatePlan } from '../api.ts';
import { usePlanForm } from '../form/planForm.ts';
import { say } from './words.ts';

type Given = { customerId: string; planId: string; version: number; onDone: () => void };

/** The open question. Both are empty until the server asks: what to confirm, and which meals need a reason. */
type Asking = { readonly reasons: readonly string[]; readonly marked: readonly string[] };

type Wanted = { content: PlanInput; from: number; read: readonly string[]; reason: string };

export function useBringBack({ customerId, planId, version, onDone }: Given) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Why marked meals stay, and what is wrong with that. */
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, fail] = useState<{ message: string; reason: string } | null>(null);

  const storing = useMutation({
    mutationFn: ({ content, from, read, reason: why }: Wanted) =>
      updatePlan(customerId, { id: planId, version: from }, content, { read, markedReason: why }),
    onMutate: () => fail(null),
    onSuccess: (plan) => {
      showInForm(plan);
      toastSuccess(say.isBack(version, plan.version));
      onDone();
    },
    onError: (error) => {
      const reasons = reasonsToConfirm(error);
      const marked = markedIn(error);
      setAsking(reasons || marked ? { reasons: reasons ?? [], marked: marked ?? [] } : null);
      if (reasons) return;
      if (marked) return setWrong(reason === '' ? undefined : messageOf(error));
      fail({ message: say.notBack(version), reason: reasonOf(error) });
    },
    onSettled: (_plan, error) => {
      if (!error || worthFetchingAgain(error))
        void queries.invalidateQueries({ queryKey: ['customers', customerId] });
    },
  });

  /** Loads the stored plan if that plan is in the form without unsaved changes. */
  const showInForm = (plan: DietPlan) => {
    const { source } = form.state;
    if (source.kind !== 'edit' || source.id !== planId || form.dirty) return;
    form.load(plan, { kind: 'edit', id: planId, version: plan.version, name: plan.name });
  };

  return {
    asking,
    reason,
    wrong,
    writeReason: (text: string) => {
      setReason(text);
      setWrong(undefined);
    },
    failure,
    busy: storing.isPending,
    ask: () => {
      fail(null);
      setAsking({ reasons: [], marked: [] });
    },
    cancel: () => setAsking(null),
    confirm: (content: PlanInput, from: number) =>
      storing.mutate({
        content: contentOf(content),
        from,
        read: asking?.reasons ?? [],
        reason: reason.trim(),
      }),
  };
}

/** The meals that need a reason, in words; null if the server asks for none. */
const markedIn = (error: unknown): string[] | null =>
  error instanceof ApiError && error.code === MARKED_MEALS
    ? Object.values(error.fields ?? {})
    : null;

const contentOf = (plan: PlanInput): PlanInput => {
  const { name, startDate, endDate, weeklyDietPlan, mealTimings, notes } = plan;
  return { name, startDate, endDate, weeklyDietPlan, mealTimings, notes };
};

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 412) return say.changedMeanwhile;
  if (error.status === 404) return say.deleted;
  return messageOf(error);
}
