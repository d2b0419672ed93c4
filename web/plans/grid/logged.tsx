import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import { addDays, type Day, daysBetween, isDay } from '#domain/day.ts';
import { isBlankMeal } from '#domain/plans/plan.ts';
import { insteadWords } from '#domain/progress/adherence.ts';
import { MEAL_INDEXES } from '#domain/progress/progress.ts';
import type { DailyProgress, TrackedDay } from '#domain/progress/progressSchema.ts';
import { SIGNS } from '../../progress/mealRows.ts';
import { trackedDaysQuery } from '../api.ts';
import { DAYS, type FieldPath, mealPath } from '../form/fields.ts';
import { useFormValue } from '../form/planForm.ts';
import classes from './WeekGrid.module.css';
import { say } from './words.ts';

type LoggedMeal = { readonly sign: keyof typeof SIGNS; readonly words: string };
type LoggedMeals = ReadonlyMap<FieldPath, LoggedMeal>;

const NOTHING: LoggedMeals = new Map();
const LoggedContext = createContext(NOTHING);
export const LoggedMealsContext = LoggedContext.Provider;

/** What the customer logged for this cell of the plan being edited; undefined for nothing. */
export const useLoggedMeal = (path: FieldPath) => useContext(LoggedContext).get(path);

/** What was logged of one plan, by cell. A day that was logged against another plan says nothing of this one. */
export function loggedMeals(
  days: readonly Pick<TrackedDay, 'date' | 'record'>[],
  plan: { readonly id: string; readonly startDate: Day },
): LoggedMeals {
  const found = new Map<FieldPath, LoggedMeal>();
  for (const { date, record } of days) {
    if (record?.planned.planId !== plan.id) continue;
    for (const index of MEAL_INDEXES) {
      const logged = mealOf(record, index);
      if (logged) found.set(mealPath(daysBetween(plan.startDate, date), Number(index)), logged);
    }
  }
  return found;
}

function mealOf(
  { planned, meals, instead }: Pick<DailyProgress, 'planned' | 'meals' | 'instead'>,
  index: (typeof MEAL_INDEXES)[number],
): LoggedMeal | null {
  const said = instead[index];
  if (isBlankMeal(planned.meals[Number(index)] ?? '')) return null;
  if (meals[index]) return { sign: 'done', words: say.done };
  return said ? { sign: said.kind, words: insteadWords(said) } : null;
}

/** The meals logged so far against the plan being edited. */
export function useLoggedMeals(customerId: string | null, today: Day): LoggedMeals {
  const id = useFormValue(({ state: { source } }) => (source.kind === 'edit' ? source.id : null));
  const startDate = useFormValue(({ state: { base } }) => base.startDate ?? '');
  const dates = isDay(startDate)
    ? DAYS.map((day) => addDays(startDate, day)).filter((date) => date <= today)
    : [];
  const { data } = useQuery(trackedDaysQuery(customerId ?? '', id === null ? [] : dates));
  return useMemo(
    () => (data && id !== null ? loggedMeals(data, { id, startDate }) : NOTHING),
    [data, id, startDate],
  );
}

/** Small, in the corner of the cell. */
export const LoggedSign = ({ id, meal }: { id: string; meal: LoggedMeal }) => (
  <span className={classes.logged} title={meal.words} data-sign={meal.sign}>
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="10.25" />
      <path d={SIGNS[meal.sign]} />
    </svg>
    <span id={id} className="visually-hidden">
      {meal.words}
    </span>
  </span>
);
