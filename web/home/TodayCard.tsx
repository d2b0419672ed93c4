import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Unreached } from '../kit/Notice.tsx';
import { useMinute } from '../kit/time.ts';
import { NoLongerPlanned } from '../planChanges/NoLongerPlanned.tsx';
import { useChangedCells } from '../planChanges/useUnseen.ts';
import { mealParts } from '../progress/mealParts.ts';
import { adherenceShown, type MealRow, mealRows } from '../progress/mealRows.ts';
import type { DayHere } from '../progress/useDay.ts';
import { soFarWords } from '../progress/words.ts';
import { useMe } from '../session/session.tsx';
import { inactiveCoaching } from './inactiveCoaching.ts';
import { NotSaved } from './NotSaved.tsx';
import classes from './TodayCard.module.css';
import { TodayMeals } from './TodayMeals.tsx';
import { noPlanToday, todayNote } from './todayNote.ts';
import { doneWords, NO_MEALS_TODAY, NOT_SAVED, TODAY_FAILED } from './words.ts';

type Props = {
  /** The plan uploaded last; null if all plans are deleted. */
  plan: DietPlan | null;
  /** Null if it could not be fetched; `failure` says why. */
  day: TrackedDay | null;
  /** The day, which saves itself. */
  saved: DayHere;
  failure: Error | null;
  onRetry: () => void;
};

/** Today's meals, and which one is next. */
export function TodayCard({ plan, day, saved, failure, onRetry }: Props) {
  const me = useMe();
  const { today } = me;
  const changed = useChangedCells(me.id, day?.planned, today);
  if (failure || !day)
    return (
      <Unreached
        error={failure}
        failed={TODAY_FAILED}
        reason={failure ? messageOf(failure) : undefined}
        onRetry={onRetry}
      />
    );
  const rows = mealRows(day, saved.meals);
  const note = plan
    ? todayNote(plan, day.planned, today, inactiveCoaching(me) !== null)
    : noPlanToday({ hasMeals: rows.length > 0, isLogged: day.record !== null });
  return (
    <section className={classes.today} aria-label="Today">
      {note && <p className={classes.note}>{note}</p>}
      {day.planned && rows.length === 0 && <p className={classes.note}>{NO_MEALS_TODAY}</p>}
      {rows.length > 0 && (
        <>
          <Progress day={day} saved={saved} />
          <TodayMeals
            rows={rows}
            changed={changed}
            unsaved={saved.failure === null ? [] : saved.waiting}
            onTick={saved.tick}
            onPick={saved.pick}
            onInstead={saved.instead}
            onLeave={saved.flush}
          />
        </>
      )}
      {day.planned && (
        <NoLongerPlanned
          cells={changesNotListed(changed, rows)}
          timings={day.planned.mealTimings}
        />
      )}
      {/* Below the meals: a row that appears above would move them under the thumb. */}
      <NotSaved saved={saved} date={day.date} />
    </section>
  );
}

/** The changes of meals that are not in the list. A changed meal stays in the list if its dish was ticked. */
const changesNotListed = (changed: readonly ChangedCell[], rows: readonly MealRow[]) =>
  changed.filter(({ meal }) => !rows.some(({ index }) => Number(index) === meal));

function Progress({ day, saved }: { day: TrackedDay; saved: DayHere }) {
  const { timeZone } = useMe();
  const minutes = minutesOfDay(timeZone ?? 'UTC', useMinute());
  const adherence = adherenceShown(day, saved.meals, minutes);
  const { done, meals, other, skipped } = adherence;
  const words = soFarWords(adherence);
  const isUnsaved = saved.failure !== null && saved.waiting.length > 0;
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        {other + skipped > 0 ? mealKindsWords(adherence) : doneWords(done, meals)}
        {words && <span className={classes.soFar}> · {words}</span>}
        {isUnsaved && <span className={classes.unsent}> · {NOT_SAVED}</span>}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {mealParts(adherence).flatMap(({ kind, count, from }) =>
          Array.from({ length: count }, (_, nth) => from + nth).map((place) => (
            <span key={place} data-kind={kind} />
          )),
        )}
      </div>
    </div>
  );
}
