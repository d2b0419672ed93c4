import {
  IconBookmarkPlus,
  IconCopy,
  IconFileImport,
  IconHistory,
  IconPencil,
  IconUserShare,
} from '@tabler/icons-react';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDays } from '#domain/day.ts';
import type { PlanSummary, SavedPlanSummary } from '#domain/plans/planSchema.ts';
import { type Page, rowsOf } from '../../api/pages.ts';
import { planListQuery } from '../../customers/api.ts';
import { ConfirmDialog } from '../../kit/Dialog.tsx';
import { lazyDialog } from '../../kit/lazy.tsx';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { say as ofPlanLibrary } from '../../planLibrary/words.ts';
import { deletePlan, deleteSavedPlan, planQuery, savedPlanListQuery } from '../api.ts';
import type { Begin } from '../form/beginFrom.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import type { Reuse } from '../form/useLoadPlan.ts';
import { loggedWords, momentOf } from '../inWords.ts';
import { say } from '../words.ts';
import classes from './PlanList.module.css';
import { type Action, PlanList, PlanRow, useDeletion, useFocusAfterDelete } from './PlanList.tsx';

type Props = {
  customerId: string;
  loading: Begin | null;
  onLoad: (begin: Begin) => void;
  onReuse: (reuse: Reuse) => void;
};

export default function PlanLists({ customerId, ...rest }: Props) {
  return (
    <div className={classes.lists}>
      <ExistingPlans key={customerId} customerId={customerId} {...rest} />
      <SavedPlans key={`saved ${customerId}`} customerId={customerId} {...rest} />
    </div>
  );
}

const VersionsDialog = lazyDialog(() => import('../versions/VersionsDialog.tsx'));

function ExistingPlans({ customerId, loading, onLoad, onReuse }: Props) {
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
    toastSuccess(say.planDeleted);
  };
  const { asked, ask, failure, dialog } = useDeletion<PlanSummary>({
    remove: (plan) => deletePlan(customerId, plan),
    onDeleted,
    failed: say.planNotDeleted,
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
      ? say.checkingDays
      : say.daysKept((plans.find(({ id }) => id === plan.id) ?? plan).daysLogged);

  const load = (kind: 'edit' | 'copy', { id, name }: PlanSummary): Omit<Action, 'icon'> => ({
    label: kind === 'edit' ? ofKit.edit : ofKit.copy,
    name: say[`${kind}Named`](name),
    busy: loading?.id === id && loading.kind === kind,
    onClick: () => onLoad({ kind, id }),
  });

  return (
    <>
      <PlanList
        title={say.existingPlans}
        query={list}
        region={region}
        loadFailed={say.plansNotLoaded}
        failure={failure}
        empty={say.noPlansYet}
        rows={plans.map((plan) => (
          <PlanRow
            key={plan.id}
            name={plan.name}
            chip={plan.id === editingId ? say.inTheForm : undefined}
            facts={
              <>
                <span>{formatDays(plan.startDate, plan.endDate, 'medium')}</span>
                <span title={changedOf(plan)}>
                  {say.uploadedAt(momentOf(plan.uploadedAt, new Date()))}
                </span>
                <span>{loggedWords(plan)}</span>
              </>
            }
            actions={[
              { icon: IconPencil, ...load('edit', plan) },
              { icon: IconCopy, ...load('copy', plan) },
            ]}
            more={[
              { icon: IconHistory, label: say.versions, onChoose: () => showVersions(plan) },
              {
                icon: IconUserShare,
                label: say.useForAnother,
                onChoose: () => onReuse({ kind: 'other', planId: plan.id }),
              },
              {
                ...KEEP,
                onChoose: () => onReuse({ kind: 'keep', planId: plan.id, from: 'uploaded' }),
              },
            ]}
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
            <p>{say.sureToDelete}</p>
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

const changedOf = ({ lastModified, uploadedAt }: PlanSummary) =>
  lastModified === uploadedAt ? undefined : say.changedAt(momentOf(lastModified, new Date()));

const KEEP = { icon: IconBookmarkPlus, label: ofPlanLibrary.keepInLibrary } as const;

function SavedPlans({ customerId, loading, onLoad, onReuse }: Props) {
  const list = useInfiniteQuery(savedPlanListQuery(customerId));
  const plans = rowsOf(list.data);
  const { region, focusAfterDelete } = useFocusAfterDelete(plans.map(({ id }) => id));
  const { ask, failure, dialog } = useDeletion<SavedPlanSummary>({
    remove: ({ id }) => deleteSavedPlan(customerId, id),
    onDeleted: ({ id }) => {
      focusAfterDelete(id);
      toastSuccess(say.savedDeleted);
    },
    failed: say.savedNotDeleted,
    queryKey: ['customers', customerId, 'saved-diet-plan'],
  });

  return (
    <>
      <PlanList
        title={say.savedPlans}
        query={list}
        region={region}
        loadFailed={say.savedNotLoaded}
        failure={failure}
        empty={say.noneSaved}
        rows={plans.map((plan) => (
          <PlanRow
            key={plan.id}
            name={plan.name}
            facts={say.savedAt(momentOf(plan.savedAt, new Date()))}
            actions={[
              {
                icon: IconFileImport,
                label: say.use,
                name: say.takeNamed(plan.name),
                busy: loading?.id === plan.id,
                onClick: () => onLoad({ kind: 'use', id: plan.id }),
              },
              {
                ...KEEP,
                name: say.keepNamed(plan.name),
                onClick: () => onReuse({ kind: 'keep', planId: plan.id, from: 'saved' }),
              },
            ]}
            onDelete={() => ask(plan)}
          />
        ))}
      />
      <ConfirmDialog {...dialog} message={say.sureToDeleteSaved} />
    </>
  );
}
