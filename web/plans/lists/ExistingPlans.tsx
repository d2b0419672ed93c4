import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { type Page, rowsOf } from '../../api/pages.ts';
import { planListQuery } from '../../customers/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { deletePlan, planQuery } from '../api.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import type { LoadAs, Loading } from '../form/useLoadPlan.ts';
import type { Reuse } from '../reuse/reuse.ts';
import { PlanList } from './PlanList.tsx';
import { PlanRow } from './PlanRow.tsx';
import { useDeletion } from './useDeletion.ts';
import { useFocusAfterDelete } from './useFocusAfterDelete.ts';
import { daysKept } from './words.ts';

type Props = {
  customerId: string;
  loading: Loading;
  onLoad: (id: string, as: LoadAs) => void;
  onReuse: (reuse: Reuse) => void;
};

const VersionsDialog = lazyDialog(() => import('../versions/VersionsDialog.tsx'));

/** Every plan of the customer, newest upload first. */
export function ExistingPlans({ customerId, loading, onLoad, onReuse }: Props) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const list = useInfiniteQuery(planListQuery(customerId));
  const editingId = useFormValue(({ state }) =>
    state.source.kind === 'edit' ? state.source.id : null,
  );
  const plans = rowsOf(list.data);
  const { region, focusAfterDelete } = useFocusAfterDelete(plans.map(({ id }) => id));
  const [withVersions, showVersions] = useState<PlanSummary | null>(null);
  const [isRecounting, setRecounting] = useState(false);

  const onDeleted = ({ id }: PlanSummary) => {
    if (form.state.source.kind === 'edit' && form.state.source.id === id)
      form.setSource({ kind: 'new' });
    focusAfterDelete(id);
    // The deleted plan must not be fetched again: neither by its own query nor by the one for the latest plan.
    queries.setQueryData(planListQuery(customerId).queryKey, (list) => list && without(list, id));
    queries.removeQueries({ queryKey: planQuery(customerId, id).queryKey });
    toastSuccess('Diet plan deleted.');
  };
  const { asked, ask, failure, dialog } = useDeletion<PlanSummary>({
    remove: (plan) => deletePlan(customerId, plan),
    onDeleted,
    failed: 'Failed to delete diet plan.',
    queryKey: ['customers', customerId],
  });
  const askToDelete = (plan: PlanSummary) => {
    ask(plan);
    // A day may have been logged since the list was fetched.
    setRecounting(true);
    void list.refetch().finally(() => setRecounting(false));
  };
  const whatStays = (plan: PlanSummary) =>
    isRecounting
      ? 'Looking how many days are logged on it…'
      : daysKept((plans.find(({ id }) => id === plan.id) ?? plan).daysLogged);

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
            onOther={() => onReuse({ kind: 'other', planId: plan.id })}
            onKeep={() => onReuse({ kind: 'keep', planId: plan.id, from: 'uploaded' })}
            onVersions={() => showVersions(plan)}
            onDelete={() => askToDelete(plan)}
          />
        ))}
      />
      {withVersions && (
        <Suspense>
          <VersionsDialog
            customerId={customerId}
            plan={withVersions}
            onClose={() => showVersions(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        {...dialog}
        message={
          <>
            <p>Are you sure you want to delete this diet plan?</p>
            <p role="status">{asked && whatStays(asked)}</p>
          </>
        }
        waits={isRecounting}
      />
    </>
  );
}

const without = (list: InfiniteData<Page<PlanSummary>>, id: string) => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.filter((plan) => plan.id !== id),
  })),
});
