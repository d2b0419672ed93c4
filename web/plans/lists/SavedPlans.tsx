import { IconBookmarkPlus, IconFileImport, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { SavedPlanSummary } from '#domain/plans/planSchema.ts';
import { rowsOf } from '../../api/pages.ts';
import { RowAction } from '../../kit/Button.tsx';
import { ConfirmDialog } from '../../kit/Dialog.tsx';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { deleteSavedPlan, savedPlanListQuery } from '../api.ts';
import type { LoadAs, Loading } from '../form/useLoadPlan.ts';
import type { Reuse } from '../reuse/reuse.ts';
import classes from './PlanList.module.css';
import { PlanList } from './PlanList.tsx';
import { useDeletion } from './useDeletion.ts';
import { useFocusAfterDelete } from './useFocusAfterDelete.ts';
import { momentOf } from './words.ts';

type Props = {
  customerId: string;
  loading: Loading;
  onLoad: (id: string, as: LoadAs) => void;
  onReuse: (reuse: Reuse) => void;
};

/** Plans kept for this customer as a start for others. */
export function SavedPlans({ customerId, loading, onLoad, onReuse }: Props) {
  const list = useInfiniteQuery(savedPlanListQuery(customerId));
  const plans = rowsOf(list.data);
  const { region, focusAfterDelete } = useFocusAfterDelete(plans.map(({ id }) => id));
  const { ask, failure, dialog } = useDeletion<SavedPlanSummary>({
    remove: ({ id }) => deleteSavedPlan(customerId, id),
    onDeleted: ({ id }) => {
      focusAfterDelete(id);
      toastSuccess('Saved plan deleted.');
    },
    failed: 'Failed to delete the saved plan.',
    queryKey: ['customers', customerId, 'saved-diet-plan'],
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
                of={plan.name}
                busy={loading?.id === plan.id}
                onClick={() => onLoad(plan.id, 'use')}
              />
              <RowAction
                icon={IconBookmarkPlus}
                label="Keep in Library"
                of={plan.name}
                onClick={() => onReuse({ kind: 'keep', planId: plan.id, from: 'saved' })}
              />
              <RowAction icon={IconTrash} label="Delete" of={plan.name} onClick={() => ask(plan)} />
            </div>
          </li>
        ))}
      />
      <ConfirmDialog {...dialog} message="Are you sure you want to delete this saved plan?" />
    </>
  );
}
