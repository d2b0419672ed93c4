import { useQuery } from '@tanstack/react-query';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { libraryPlanQuery } from './api.ts';
import type { Keepable } from './keepable.ts';
import classes from './Library.module.css';
import { LibraryWeekTable } from './LibraryWeekTable.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { forWords, PLAN_FAILED, putWords, usedWords } from './words.ts';

type Props = {
  id: string;
  inForm: Keepable | null;
  customer: string | null;
  onUse: (plan: LibraryPlan) => void;
  onChange: (plan: LibraryPlan) => void;
  onTakenOut: (plan: LibraryPlan) => void;
};

/** The week of a library plan, and the actions on it. */
export function LibraryPreview({ id, inForm, customer, onUse, onChange, onTakenOut }: Props) {
  const kept = useQuery(libraryPlanQuery(id));
  const { data: plan, error } = kept;
  if (error instanceof ApiError && error.status === 404)
    return <Failure message="Somebody has taken this plan out meanwhile." />;
  if (!plan && error)
    return <Unloaded query={kept} failed={PLAN_FAILED} reason={messageOf(error)} />;
  if (!plan)
    return (
      <div aria-hidden="true" className={classes.waiting}>
        <Skeleton height={22} width="40%" />
        <Skeleton height={340} mt={96} />
      </div>
    );
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <bdi>{plan.name}</bdi>
        </h3>
        <Button onClick={() => onUse(plan)}>
          <bdi>{forWords(customer)}</bdi>
        </Button>
      </div>
      {plan.forWhom && (
        <p className={classes.forWhom} dir="auto">
          {plan.forWhom}
        </p>
      )}
      <p className={classes.facts}>
        <span>{putWords(plan)}</span>
        <span>{usedWords(plan)}</span>
        {plan.tags.length > 0 && <bdi>{plan.tags.join(', ')}</bdi>}
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
