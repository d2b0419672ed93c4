import { IconFileImport, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedPlanSummary } from '#domain/plans/plan.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError, worthFetchingAgain } from '../../api/request.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { useBriefMessage } from '../../ui/useBriefMessage.ts';
import { deleteSavedPlan, savedPlanListQuery } from '../api.ts';
import type { LoadAs, Loading } from '../form/useLoadPlan.ts';
import classes from './PlanList.module.css';
import { type PlanFailed, PlanList } from './PlanList.tsx';
import { RowAction } from './RowAction.tsx';
import { useNextRow } from './useNextRow.ts';
import { momentOf } from './words.ts';

type Props = {
  customerId: string;
  loading: Loading;
  onLoad: (id: string, as: LoadAs) => void;
};

const FAILURE_MS = 5000;

/** Plans kept for this customer to begin others from. */
export function SavedPlans({ customerId, loading, onLoad }: Props) {
  const queries = useQueryClient();
  const list = useInfiniteQuery(savedPlanListQuery(customerId));
  const plans = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { region, goOnFrom } = useNextRow(plans.map(({ id }) => id));
  const [asked, setAsked] = useState<SavedPlanSummary | null>(null);
  const [failure, fail, clear] = useBriefMessage<PlanFailed>(FAILURE_MS);
  const deleting = useMutation({
    mutationFn: async ({ id }: SavedPlanSummary) => {
      try {
        await deleteSavedPlan(customerId, id);
      } catch (error) {
        // Somebody was faster: what was asked for is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: clear,
    onSuccess: (_nothing, { id }) => {
      goOnFrom(id);
      toastSuccess('Saved plan deleted.');
    },
    onError: (error) =>
      fail({ message: 'Failed to delete the saved plan.', reason: messageOf(error) }),
    onSettled: (_nothing, error) => {
      setAsked(null);
      if (error && !worthFetchingAgain(error)) return;
      void queries.invalidateQueries({ queryKey: ['customers', customerId, 'saved-diet-plan'] });
    },
  });

  const now = new Date();
  return (
    <>
      <PlanList
        title="Saved Plans"
        query={list}
        region={region}
        loadFailed="The saved plans could not be loaded."
        failure={failure}
        empty="None yet. Save Plan keeps what is in the form, to begin another week from."
        rows={plans.map((plan) => (
          <li key={plan.id} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>{plan.name}</p>
              <p className={classes.facts}>Saved {momentOf(plan.savedAt, now)}</p>
            </div>
            <div className={classes.actions}>
              <RowAction
                icon={IconFileImport}
                label="Use"
                name={plan.name}
                busy={loading?.id === plan.id}
                onClick={() => onLoad(plan.id, 'use')}
              />
              <RowAction
                icon={IconTrash}
                label="Delete"
                name={plan.name}
                onClick={() => setAsked(plan)}
              />
            </div>
          </li>
        ))}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? `Delete “${asked.name}”` : ''}
        message="Are you sure you want to delete this saved plan?"
        confirmLabel="Delete"
        busy={deleting.isPending}
        onConfirm={() => asked && deleting.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
