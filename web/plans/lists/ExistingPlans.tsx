import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PlanSummary } from '#domain/plans/plan.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { planListQuery } from '../../customers/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { useBriefMessage } from '../../ui/useBriefMessage.ts';
import { deletePlan, planQuery } from '../api.ts';
import { useFormValue, usePlanForm } from '../form/planFormContext.ts';
import type { LoadAs, Loading } from '../form/useLoadPlan.ts';
import { type PlanFailed, PlanList } from './PlanList.tsx';
import { PlanRow } from './PlanRow.tsx';
import { useNextRow } from './useNextRow.ts';
import { daysKept } from './words.ts';

type Props = {
  customerId: string;
  loading: Loading;
  onLoad: (id: string, as: LoadAs) => void;
};

const FAILURE_MS = 5000;

const VersionsDialog = lazy(() => import('../versions/VersionsDialog.tsx'));

/** Every plan of the customer, newest upload first. */
export function ExistingPlans({ customerId, loading, onLoad }: Props) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const list = useInfiniteQuery(planListQuery(customerId));
  const editingId = useFormValue(({ state }) =>
    state.source.kind === 'edit' ? state.source.id : null,
  );
  const plans = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, goOnFrom } = useNextRow(plans.map(({ id }) => id));
  const [asked, setAsked] = useState<PlanSummary | null>(null);
  const [lookedAt, lookAt] = useState<PlanSummary | null>(null);
  const [failure, fail, clear] = useBriefMessage<PlanFailed>(FAILURE_MS);

  const deleting = useMutation({
    mutationFn: (plan: PlanSummary) => deletePlan(customerId, plan),
    onMutate: clear,
    onSuccess: (_nothing, plan) => deleted(plan),
    onError: (error, plan) => {
      // Somebody was faster: what was asked for is so.
      if (error instanceof ApiError && error.status === 404) deleted(plan);
      else fail({ message: 'Failed to delete diet plan.', reason: messageOf(error) });
    },
    onSettled: (_nothing, error) => {
      setAsked(null);
      if (!error || worthFetchingAgain(error))
        void queries.invalidateQueries({ queryKey: ['customers', customerId] });
    },
  });
  const [isRecounting, setRecounting] = useState(false);
  const ask = (plan: PlanSummary) => {
    setAsked(plan);
    // A day may have been logged since the list was fetched.
    setRecounting(true);
    void list.refetch().finally(() => setRecounting(false));
  };
  const whatStays = (plan: PlanSummary) =>
    isRecounting
      ? 'Looking how many days are logged on it…'
      : daysKept((plans.find(({ id }) => id === plan.id) ?? plan).daysLogged);

  const deleted = ({ id }: PlanSummary) => {
    if (form.state.source.kind === 'edit' && form.state.source.id === id)
      form.become({ kind: 'new' });
    goOnFrom(id);
    // Nothing may ask for it once more: neither its own query nor whoever takes it for the latest.
    queries.setQueryData(planListQuery(customerId).queryKey, (list) => list && without(list, id));
    queries.removeQueries({ queryKey: planQuery(customerId, id).queryKey });
    toastSuccess('Diet plan deleted.');
  };

  return (
    <>
      <PlanList
        title="Existing Plans"
        query={list}
        region={region}
        loadFailed="The plans could not be loaded."
        failure={failure}
        empty="No plans yet. The first one you upload stands here, and the customer sees it at once."
        rows={plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            editing={plan.id === editingId}
            loading={loading?.id === plan.id ? loading.as : null}
            onLoad={(as) => onLoad(plan.id, as)}
            onVersions={() => lookAt(plan)}
            onDelete={() => ask(plan)}
          />
        ))}
      />
      {lookedAt && (
        <Suspense>
          <VersionsDialog customerId={customerId} plan={lookedAt} onClose={() => lookAt(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? `Delete “${asked.name}”` : ''}
        message={
          <>
            <p>Are you sure you want to delete this diet plan?</p>
            <p role="status">{asked && whatStays(asked)}</p>
          </>
        }
        confirmLabel="Delete"
        busy={deleting.isPending}
        waits={isRecounting}
        onConfirm={() => asked && deleting.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

type Pages = InfiniteData<{ items: PlanSummary[]; next: string | null }>;

const without = (list: Pages, id: string): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.filter((plan) => plan.id !== id),
  })),
});
