import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inARow, isolated } from '#domain/language/language.ts';
import type { LibraryPlan, LibraryWeek } from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import { mealName } from '#domain/plans/changes.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { WeekFoods } from '../foods/WeekFoods.tsx';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { changeInLibrary, libraryPlanQuery, remember, takeOut } from './api.ts';
import { forWords, namesWords, putWords, usedWords } from './inWords.ts';
import type { Keepable } from './KeepForm.tsx';
import classes from './Library.module.css';
import { WeekTable } from './WeekTable.tsx';
import { say } from './words.ts';

type Props = {
  id: string;
  inForm: Keepable | null;
  customer: string | null;
  onUse: (plan: LibraryPlan) => void;
  onChange: (plan: LibraryPlan) => void;
  onTakenOut: (plan: LibraryPlan) => void;
};

export function LibraryPreview({ id, inForm, customer, onUse, onChange, onTakenOut }: Props) {
  const kept = useQuery(libraryPlanQuery(id));
  const { data: plan, error } = kept;
  if (error instanceof ApiError && error.status === 404)
    return <Failure message={say.removedBySomebody} />;
  if (!plan && error)
    return <Unloaded query={kept} failed={say.planNotLoaded} reason={messageOf(error)} />;
  if (!plan)
    return (
      <div aria-hidden="true" className={classes.waiting}>
        <Skeleton height={22} width="40%" />
        <Skeleton height={340} mt={96} />
      </div>
    );
  return (
    <>
      <div className="wrap apart at-top gap-2-3">
        <h3 className={classes.title}>
          <bdi>{plan.name}</bdi>
        </h3>
        <Button onClick={() => onUse(plan)}>
          <bdi>{forWords(customer)}</bdi>
        </Button>
      </div>
      {plan.forWhom && (
        <p className="above-1 breaks" dir="auto">
          {plan.forWhom}
        </p>
      )}
      <p className={classes.facts}>
        <span>{putWords(plan)}</span>
        <span>{usedWords(plan)}</span>
        {plan.tags.length > 0 && <bdi>{inARow(plan.tags)}</bdi>}
      </p>
      <PreviewActions
        plan={plan}
        inForm={inForm}
        onChange={() => onChange(plan)}
        onTakenOut={() => onTakenOut(plan)}
      />
      <LibraryWeekTable week={plan.week} />
    </>
  );
}

/** A week without dates. Meals that are blank on all days have no row. */
function LibraryWeekTable({ week }: { week: LibraryWeek }) {
  const rows = week.mealTimings
    .map((_, meal) => ({
      timing: mealName(week.mealTimings, meal),
      meals: week.days.map((day) => day[meal] ?? ''),
    }))
    .filter(({ meals }) => meals.some((meal) => meal !== ''));
  if (rows.length === 0) return <p className="quiet">{say.noMealWritten}</p>;
  return (
    <>
      <WeekTable
        name={ofKit.week}
        days={week.days.map((_, day) => ofKit.dayOfNumber(day + 1))}
        rows={rows}
      />
      <WeekFoods
        days={week.days}
        titles={week.days.map((_, day) => ofKit.dayOfNumber(day + 1))}
        timings={week.mealTimings}
      />
      {week.notes && (
        <p className="above-2 breaks lines" dir="auto">
          {week.notes}
        </p>
      )}
    </>
  );
}

type PreviewActionsProps = {
  plan: LibraryPlan;
  inForm: Keepable | null;
  onChange: () => void;
  onTakenOut: () => void;
};

const small = { variant: 'default', size: 'compact-sm' } as const;

function PreviewActions({ plan, inForm, onChange, onTakenOut }: PreviewActionsProps) {
  const queries = useQueryClient();
  const [asked, ask] = useState<'replace' | 'takeOut' | null>(null);
  const fetchAgain = () => void queries.invalidateQueries({ queryKey: ['library-plan'] });
  const act = useMutation({
    mutationFn: async (what: 'replace' | 'takeOut') => {
      if (what === 'takeOut') return takeOut(plan);
      if (!inForm) return;
      const { name, tags, forWhom } = plan;
      // The notes of a customer's plan stay out of the library.
      const week = { ...libraryWeekOf(inForm.plan), notes: plan.week.notes };
      const changed = await changeInLibrary(plan, { name, tags, forWhom, week });
      queries.setQueryData(libraryPlanQuery(plan.id).queryKey, changed);
      remember(queries, { what: 'replaced', plan, version: changed.version });
    },
    onSuccess: (_nothing, what) => {
      if (what === 'takeOut') return onTakenOut();
      toastSuccess(say.weekReplaced);
    },
    onSettled: () => {
      ask(null);
      fetchAgain();
    },
  });
  const naming = inForm?.naming ?? [];
  return (
    <>
      <div className={classes.actions}>
        <Button {...small} onClick={onChange}>
          {say.change}
        </Button>
        {inForm && (
          <Button {...small} onClick={() => ask('replace')}>
            {say.replaceItsWeek}
          </Button>
        )}
        <Button {...small} onClick={() => ask('takeOut')}>
          {say.remove}
        </Button>
      </div>
      <Failure message={say.notChanged} error={act.error} />
      <ConfirmDialog
        opened={asked !== null}
        title={
          asked === 'replace'
            ? say.replaceWeekOf(isolated(plan.name))
            : say.removePlan(isolated(plan.name))
        }
        message={
          asked === 'replace' ? (
            <>
              <p>{say.replaceExplained}</p>
              {naming.length > 0 && <p role="alert">{namesWords(naming)}</p>}
            </>
          ) : (
            say.removeExplained
          )
        }
        confirmLabel={asked === 'replace' ? say.replace : say.remove}
        busy={act.isPending}
        onConfirm={() => asked && act.mutate(asked)}
        onClose={() => ask(null)}
      />
    </>
  );
}
