import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDay } from '#domain/day.ts';
import type { PlanSummary } from '#domain/plans/planSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { planQuery } from './api.ts';
import { say } from './words.ts';

const WeekTable = lazyPart(async () => ({
  default: (await import('../planLibrary/WeekTable.tsx')).WeekTable,
}));

type Props = { customerId: string; plan: PlanSummary };

/** A plan for those who read plans and write none. */
export function ReadPlan({ customerId, plan }: Props) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button variant="subtle" className="stiff" size="compact-md" onClick={() => open(true)}>
        {say.read}
        <VisuallyHidden> {plan.name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog title={plan.name} wide="screen" onClose={() => open(false)}>
          <Week {...{ customerId, plan }} />
        </Dialog>
      )}
    </>
  );
}

function Week({ customerId, plan: { id, name } }: Props) {
  const plan = useQuery(planQuery(customerId, id));
  const waiting = <Skeleton height={340} />;
  if (!plan.data) return <Unloaded query={plan} failed={say.plansNotLoaded} skeleton={waiting} />;
  const { weeklyDietPlan: week, mealTimings, notes } = plan.data;
  const rows = mealTimings.map((timing, meal) => ({
    timing,
    meals: week.map(({ meals }) => meals[meal]),
  }));
  return (
    <div className="grid gap-4 shrinks">
      <Suspense fallback={waiting}>
        <WeekTable
          name={name}
          days={week.map(({ date }) => formatDay(date, 'short'))}
          rows={rows.filter(({ meals }) => meals.some(Boolean))}
        />
      </Suspense>
      {notes && (
        <p dir="auto" className="breaks">
          {notes}
        </p>
      )}
    </div>
  );
}
