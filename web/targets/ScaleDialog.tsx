import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CountedDay } from '#domain/foods/foodSchema.ts';
import { timingName } from '#domain/plans/plan.ts';
import { scaledCell, timesFor } from '#domain/targets/scaling.ts';
import { isEnough, judged } from '#domain/targets/target.ts';
import type { Targets } from '#domain/targets/targetSchema.ts';
import { foodCountQuery } from '../foods/api.ts';
import { amountOf } from '../foods/inWords.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Targets.module.css';
import { say } from './words.ts';

/** A meal of a week with its text before and after. */
export type Scaled = {
  readonly day: number;
  readonly meal: number;
  readonly was: string;
  readonly now: string;
};

type Props = {
  days: readonly (readonly string[])[];
  titles: readonly string[];
  timings: readonly string[];
  targets: Targets;
  onApply: (changed: readonly Scaled[]) => void;
  onClose: () => void;
};

/** A suggestion of portions that reach the target of energy: the meals before and after, each to be left out. */
export default function ScaleDialog({ days, titles, timings, targets, onApply, onClose }: Props) {
  const { data } = useQuery(foodCountQuery(days));
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const energy = targets.targets.find(({ nutrient }) => nutrient === 'energy');
  const far = energy && data ? data.days.flatMap((day, at) => farDay(day, at, targets)) : [];
  const suggested = far.map(({ counted, at }) => ({
    at,
    counted,
    meals: scaledMeals(days[at] ?? [], at, counted.meals, energy?.amount ?? 0),
  }));
  const chosen = suggested
    .flatMap(({ meals }) => meals ?? [])
    .filter((meal) => !left.has(keyOf(meal)));
  const after = useQuery({ ...foodCountQuery(withChanges(days, chosen)), enabled: !!data });
  const kcal = (day: CountedDay | undefined) =>
    day && isEnough(day.totals.nutrients.energy, day.totals.foods)
      ? amountOf(day.totals.nutrients.energy.value, 'kcal')
      : '–';
  return (
    <Dialog title={say.fitPortions} onClose={onClose} wide>
      <p className="muted pretty">{say.fitHint}</p>
      {data && suggested.length === 0 && <p>{say.allFit}</p>}
      {suggested.map(({ at, counted, meals }) => (
        <section key={at} aria-label={titles[at]}>
          <h3 className={classes.day}>
            {titles[at]}
            <span>
              {meals ? say.fromTo(kcal(counted), kcal(after.data?.days[at])) : kcal(counted)}
            </span>
          </h3>
          {meals === null && <p className="muted">{say.notByPortions}</p>}
          <ul className="grid gap-2">
            {meals?.map((each) => (
              <li key={keyOf(each)}>
                <label className={classes.meal}>
                  <input
                    type="checkbox"
                    checked={!left.has(keyOf(each))}
                    onChange={() => leave((now) => toggled(now, keyOf(each)))}
                  />
                  <span>
                    <bdi className="quiet">{timingName(timings[each.meal] ?? '')}</bdi>
                    <del className={classes.was} dir="auto">
                      {each.was}
                    </del>
                    <ins className="block lines" dir="auto">
                      {each.now}
                    </ins>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="buttons" data-foot>
        <Button variant="default" onClick={onClose}>
          {ofKit.cancel}
        </Button>
        {suggested.some(({ meals }) => meals !== null && meals.length > 0) && (
          <Button disabled={chosen.length === 0} onClick={() => onApply(chosen)}>
            {say.changeMeals(chosen.length)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const keyOf = ({ day, meal }: Pick<Scaled, 'day' | 'meal'>) => `${day} ${meal}`;

const toggled = (all: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  all.has(key) ? new Set([...all].filter((each) => each !== key)) : new Set([...all, key]);

function farDay(counted: CountedDay, at: number, targets: Targets) {
  const energy = judged(counted.totals, targets).find(({ nutrient }) => nutrient === 'energy');
  return energy?.state === 'below' || energy?.state === 'above' ? [{ at, counted }] : [];
}

/** The meals that change; null if portions alone cannot reach the target. */
function scaledMeals(
  cells: readonly string[],
  day: number,
  meals: CountedDay['meals'],
  target: number,
): Scaled[] | null {
  const times = timesFor(cells, meals, target);
  if (times === null) return null;
  return cells.flatMap((was, meal) => {
    const now = scaledCell(was, times);
    return now === was ? [] : [{ day, meal, was, now }];
  });
}

const withChanges = (days: Props['days'], changed: readonly Scaled[]): string[][] =>
  days.map((cells, day) =>
    cells.map(
      (cell, meal) => changed.find((each) => each.day === day && each.meal === meal)?.now ?? cell,
    ),
  );
