import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unreached } from '../kit/Notice.tsx';
import { useMinute } from '../kit/time.ts';
import { NoLongerPlanned } from '../planChanges/ChangedMark.tsx';
import { useChangedCells } from '../planChanges/unseen.ts';
import { MealList, NOT_SAVED } from '../progress/MealList.tsx';
import {
  type AdherenceShown,
  adherenceShown,
  mealParts,
  mealRows,
  nextMeal,
} from '../progress/mealRows.ts';
import type { DayHere } from '../progress/useDay.ts';
import { CHOOSE, CONTESTED, notSavedWords, SAVED, soFarWords } from '../progress/words.ts';
import { useMe } from '../session/session.ts';
import { Ask } from './Ask.tsx';
import classes from './TodayCard.module.css';
import { doneWords, inactiveCoaching, NO_MEALS_TODAY, noPlanToday, todayNote } from './words.ts';

type Props = {
  /** The plan uploaded last; null if all plans are deleted. */
  plan: DietPlan | null;
  /** Absent if it could not be fetched; `failure` says why. */
  day: TrackedDay | undefined;
  /** The day, which saves itself. */
  saved: DayHere;
  failure: Error | null;
  onRetry: () => void;
};

/** Today's meals, and which one is next. */
export function TodayCard({ plan, day, saved, failure, onRetry }: Props) {
  const me = useMe();
  const { id, today, timeZone } = me;
  const changed = useChangedCells(id, day?.planned, today);
  const minutes = minutesOfDay(timeZone ?? 'UTC', useMinute());
  if (!day)
    return (
      <Unreached
        error={failure}
        failed="Failed to load today."
        reason={failure ? messageOf(failure) : undefined}
        onRetry={onRetry}
      />
    );
  const rows = mealRows(day, saved.meals);
  const note = plan
    ? todayNote(plan, day.planned, today, inactiveCoaching(me) !== null)
    : noPlanToday({ hasMeals: rows.length > 0, isLogged: day.record !== null });
  // A changed meal stays in the list if its dish was ticked.
  const changesNotListed = changed.filter(
    ({ meal }) => !rows.some(({ index }) => Number(index) === meal),
  );
  return (
    <section className={classes.today} aria-label="Today">
      {note && <p className={classes.note}>{note}</p>}
      {day.planned && rows.length === 0 && <p className={classes.note}>{NO_MEALS_TODAY}</p>}
      {rows.length > 0 && (
        <>
          <Progress
            adherence={adherenceShown(day, saved.meals, minutes)}
            isUnsaved={saved.failure !== null && saved.waiting.length > 0}
          />
          <MealList
            rows={rows}
            day={saved}
            changed={changed}
            next={nextMeal(rows, minutes)}
            aside={(dish) => <Ask customerId={id} date={today} dish={dish} />}
            own={{ customerId: id, date: today }}
          />
        </>
      )}
      {day.planned && (
        <NoLongerPlanned cells={changesNotListed} timings={day.planned.mealTimings} />
      )}
      {/* Below the meals: a row that appears above would move them under the thumb. */}
      <NotSaved saved={saved} date={day.date} />
    </section>
  );
}

function Progress({ adherence, isUnsaved }: { adherence: AdherenceShown; isUnsaved: boolean }) {
  const { done, meals, other, skipped } = adherence;
  const words = soFarWords(adherence);
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

/** Says whether the last tap is saved, and why not; offers to take it back. */
function NotSaved({ saved, date }: { saved: DayHere; date: string }) {
  const { failure, refused, isKept, isSaved, canUndo, contested, flush, undo } = saved;
  return (
    <>
      {(failure !== null || refused !== null) && (
        <div className={classes.failure}>
          <Failure message={notSavedWords(refused ?? failure, isKept)} onRetry={flush} />
        </div>
      )}
      {canUndo && (
        <div className={classes.saved}>
          <span role="status">{isSaved && SAVED}</span>
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        </div>
      )}
      {contested.length > 0 && (
        <p className={classes.note} role="status">
          {CONTESTED}{' '}
          <TextLink inSentence to={`/customer/myprogress?date=${date}`}>
            {CHOOSE}
          </TextLink>
          .
        </p>
      )}
    </>
  );
}
