import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { foodCountQuery } from '../../foods/api.ts';
import { containsWords } from '../../foods/inWords.ts';
import { WeekFoods } from '../../foods/WeekFoods.tsx';
import { Button } from '../../kit/Button.tsx';
import { lazyDialog, lazyPart } from '../../kit/lazy.tsx';
import { queryClient } from '../../live/queryClient.tsx';
import { customerProfileQuery } from '../../profiles/api.ts';
import { targetsQuery } from '../../targets/api.ts';
import type { Scaled } from '../../targets/ScaleDialog.tsx';
import { say as targets } from '../../targets/words.ts';
import { dayTitle, mealPath } from '../form/fields.ts';
import { type PlanForm, useFormValue, usePlanForm } from '../form/planForm.ts';
import { say } from './words.ts';

const TargetsLine = lazyPart(() => import('../../targets/TargetsLine.tsx'));
const ScaleDialog = lazyDialog(() => import('../../targets/ScaleDialog.tsx'));

const REST_MS = 250;

const mealsOf = (form: PlanForm): string[][] =>
  form.plan.weeklyDietPlan.map(({ meals }) => [...meals]);

/** What the meals of the form contain, counted once the typing rests: no key renders it. */
type Props = {
  customer: { readonly id: string; readonly name: string; readonly today: Day } | null;
  tell: (message: string) => void;
};

export default function FoodsOfWeek({ customer, tell }: Props) {
  const form = usePlanForm();
  const [days, setDays] = useState(() => mealsOf(form));
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = mealsOf(form);
      setDays((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const stop = form.subscribe(() => {
      clearTimeout(resting);
      resting = setTimeout(look, REST_MS);
    });
    // What was typed between the first rendering and now.
    look();
    return () => {
      stop();
      clearTimeout(resting);
    };
  }, [form]);
  const startDate = useFormValue(({ state }) => state.values.startDate ?? '');
  const titles = days.map((_, day) => dayTitle(startDate, day));
  const week = { days, titles, timings: form.plan.mealTimings };
  return (
    <>
      {customer ? (
        <WeekWithTargets key={customer.id} {...{ ...week, customer, tell }} />
      ) : (
        <WeekFoods {...week} />
      )}
      <OnPaper days={days} />
    </>
  );
}

/** Whether what the days contain is printed with the plan: their energy and nutrients stand under each day. */
function OnPaper({ days }: Pick<Week, 'days'>) {
  const form = usePlanForm();
  const [isChosen, choose] = useState(false);
  const { data } = useQuery({ ...foodCountQuery(days), enabled: isChosen });
  useEffect(() => {
    const sums = isChosen ? data?.days.map(({ totals }) => containsWords(totals)) : undefined;
    form.onPaper = sums ? { name: say.contains, days: sums } : null;
    return () => {
      form.onPaper = null;
    };
  }, [form, isChosen, data]);
  return (
    <label className="row gap-2 text-13 tall">
      <input type="checkbox" checked={isChosen} onChange={() => choose(!isChosen)} />
      {say.printContents}
    </label>
  );
}

type Week = Pick<ComponentProps<typeof WeekFoods>, 'days' | 'titles' | 'timings'>;
type WithTargets = Week & Pick<Props, 'tell'> & { customer: NonNullable<Props['customer']> };

/** The same beside what the customer's days should contain. */
function WeekWithTargets({ customer, tell, ...week }: WithTargets) {
  const form = usePlanForm();
  const { data } = useQuery(targetsQuery(customer.id));
  const [isFitting, setFitting] = useState(false);
  const apply = (changed: readonly Scaled[]) => {
    form.fill(Object.fromEntries(changed.map(({ day, meal, now }) => [mealPath(day, meal), now])));
    setFitting(false);
    tell(targets.changedMeals(changed.length));
  };
  const hasEnergy = data?.targets.some(({ nutrient }) => nutrient === 'energy');
  return (
    <WeekFoods {...week} wanted={data}>
      <Suspense>
        <TargetsLine
          customer={customer}
          fetchProfile={async () =>
            (await queryClient.fetchQuery(customerProfileQuery(customer.id))).profile
          }
        >
          {hasEnergy && (
            <Button variant="subtle" size="compact-sm" onClick={() => setFitting(true)}>
              {targets.fit}
            </Button>
          )}
        </TargetsLine>
      </Suspense>
      <Suspense>
        {isFitting && data && (
          <ScaleDialog {...week} targets={data} onApply={apply} onClose={() => setFitting(false)} />
        )}
      </Suspense>
    </WeekFoods>
  );
}
