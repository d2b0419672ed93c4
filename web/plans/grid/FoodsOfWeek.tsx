import { useEffect, useState } from 'react';
import { WeekFoods } from '../../foods/WeekFoods.tsx';
import { dayTitle } from '../form/fields.ts';
import { type PlanForm, useFormValue, usePlanForm } from '../form/planForm.ts';

const REST_MS = 250;

const mealsOf = (form: PlanForm): string[][] =>
  form.plan.weeklyDietPlan.map(({ meals }) => [...meals]);

/** What the meals of the form contain, counted once the typing rests: no key renders it. */
export default function FoodsOfWeek() {
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
  return (
    <WeekFoods
      days={days}
      titles={days.map((_, day) => dayTitle(startDate, day))}
      timings={form.plan.mealTimings}
    />
  );
}
