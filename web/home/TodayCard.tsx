import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ChangeOf } from '../changes/ChangedMark.tsx';
import { NoLongerPlanned } from '../changes/NoLongerPlanned.tsx';
import { useChangedCells } from '../changes/useUnseen.ts';
import { AskMeal } from '../conversations/AskMeal.tsx';
import { adherenceShown, type MealRow, type MealsForm, mealRows } from '../progress/mealRows.ts';
import { useMe } from '../session/session.tsx';
import { Failure } from '../ui/Failure.tsx';
import { useMinute } from '../ui/useMinute.ts';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { nextMealOf } from './nextMeal.ts';
import classes from './TodayCard.module.css';
import { noPlanToday, todayNote } from './todayNote.ts';
import { doneWords, NO_MEALS_TODAY, TODAY_FAILED } from './words.ts';

type Props = {
  /** The plan uploaded last; null if all plans are deleted. */
  plan: DietPlan | null;
  /** Null if it could not be fetched; `failure` says why. */
  day: TrackedDay | null;
  /** The ticks that are not submitted yet; null for none. */
  form: MealsForm | null;
  failure: Error | null;
  onRetry: () => void;
};

/** What to eat today, and where in the day we are. */
export function TodayCard({ plan, day, form, failure, onRetry }: Props) {
  const me = useMe();
  const { today } = me;
  const changed = useChangedCells(me.id, day?.planned, today);
  if (failure || !day)
    return (
      <Failure
        message={failure ? `${TODAY_FAILED} ${messageOf(failure)}` : TODAY_FAILED}
        onRetry={onRetry}
      />
    );
  const rows = mealRows(day, form ?? undefined);
  const note = plan
    ? todayNote(plan, day.planned, today, inactiveCoaching(me) !== null)
    : noPlanToday({ hasMeals: rows.length > 0, isLogged: day.record !== null });
  return (
    <section className={classes.today} aria-label="Today">
      {note && <p className={classes.note}>{note}</p>}
      {day.planned && rows.length === 0 && <p className={classes.note}>{NO_MEALS_TODAY}</p>}
      {rows.length > 0 && (
        <>
          <Progress day={day} form={form} />
          <Meals rows={rows} changed={changed} />
        </>
      )}
      {day.planned && (
        <NoLongerPlanned
          cells={changesNotListed(changed, rows)}
          timings={day.planned.mealTimings}
        />
      )}
    </section>
  );
}

/** The changes of meals that are not in the list. A changed meal stays in the list if its dish was ticked. */
const changesNotListed = (changed: readonly ChangedCell[], rows: readonly MealRow[]) =>
  changed.filter(({ meal }) => !rows.some(({ index }) => Number(index) === meal));

function Progress({ day, form }: { day: TrackedDay; form: MealsForm | null }) {
  const { done, meals } = adherenceShown(day, form ?? undefined);
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        {doneWords(done, meals)}
        {form && <span className={classes.unsent}> · not submitted yet</span>}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {Array.from({ length: meals }, (_, place) => place).map((place) => (
          <span key={place} data-done={place < done} />
        ))}
      </div>
    </div>
  );
}

type MealsProps = { rows: readonly MealRow[]; changed: readonly ChangedCell[] };

function Meals({ rows, changed }: MealsProps) {
  const { id, timeZone, today } = useMe();
  const now = useMinute();
  const next = nextPlace(rows, minutesOfDay(timeZone ?? 'UTC', now));
  return (
    <ol className={classes.meals}>
      {rows.flatMap(({ index, dishes, isPlannedNoLonger }) =>
        dishes.map(({ timing, meal, done, mark }, nth) => {
          const isNext = index === next && nth === dishes.length - 1;
          return (
            <li
              key={`${index} ${meal}`}
              className={classes.meal}
              data-done={done}
              data-next={isNext}
            >
              <svg className={classes.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
                <circle cx="12" cy="12" r="10.25" />
                {done && <path d="M7.5 12.5l3 3 6-6.5" />}
                {isNext && <circle cx="12" cy="12" r="4.5" className={classes.dot} />}
              </svg>
              <div className={classes.words}>
                <p className={classes.timing}>
                  <bdi>{timing}</bdi>
                  {mark && <span className={classes.changed}>{mark}</span>}
                  {isPlannedNoLonger && <span className={classes.changed}>No longer planned</span>}
                  {isNext && <span className={classes.chip}>Next</span>}
                  {done && <span className={classes.doneWord}>done</span>}
                </p>
                <p className={classes.text} dir="auto">
                  {meal}
                </p>
                {dishes.length === 1 && (
                  <ChangeOf cells={changed} meal={Number(index)} text={meal} />
                )}
              </div>
              {nth === dishes.length - 1 && (
                <AskMeal
                  customerId={id}
                  date={today}
                  dish={{ index: Number(index), timing, meal }}
                />
              )}
            </li>
          );
        }),
      )}
    </ol>
  );
}

/** The meal to mark as next. A meal counts as eaten once any of its dishes is ticked. */
function nextPlace(rows: readonly MealRow[], minutes: number): MealIndex | null {
  const dishes = rows.flatMap(({ dishes: [dish] }) => dish ?? []);
  const meals = dishes.map(({ meal }) => meal);
  const mealTimings = dishes.map(({ timing }) => timing);
  const ticks = Object.fromEntries(
    rows.map((row, place) => [place, row.dishes.some(({ done }) => done)]),
  );
  const place = nextMealOf({ meals, mealTimings }, ticks, minutes);
  return place === null ? null : (rows[place]?.index ?? null);
}
