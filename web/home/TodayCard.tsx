import { useEffect, useState } from 'react';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf } from '../api/errors.ts';
import { prefetch } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unreached } from '../kit/Notice.tsx';
import { atRest } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { useChangedCells } from '../planChanges/unseen.ts';
import { DayBody } from '../progress/DayBody.tsx';
import { notSavedWords } from '../progress/inWords.ts';
import { type AdherenceShown, adherenceShown, mealParts, mealRows } from '../progress/mealRows.ts';
import type { DayHere } from '../progress/useDay.ts';
import { say as ofDay } from '../progress/words.ts';
import { useMe } from '../session/session.ts';
import { Ask, loadAsk } from './Ask.tsx';
import { doneWords, inactiveCoaching, noPlanToday, todayNote } from './inWords.ts';
import classes from './TodayCard.module.css';
import { say } from './words.ts';

type Props = {
  /** The plan uploaded last; null if all plans are deleted. */
  plan: DietPlan | null;
  /** Absent if it could not be fetched; `failure` says why. */
  day: TrackedDay | undefined;
  saved: DayHere;
  failure: Error | null;
  onRetry: () => void;
  /** The time of the customer's day, in minutes. */
  minutes: number;
};

/** Today, to be logged: the same day as on My Progress. */
export function TodayCard({ plan, day, saved, failure, onRetry, minutes }: Props) {
  const me = useMe();
  const { id, today } = me;
  const changed = useChangedCells(id, day?.planned, today);
  useEffect(() => void atRest(() => prefetch(loadAsk)), []);
  if (!day)
    return (
      <Unreached
        error={failure}
        failed={say.todayFailed}
        reason={failure ? messageOf(failure) : undefined}
        onRetry={onRetry}
      />
    );
  const hasMeals = mealRows(day, saved.meals).length > 0;
  const note = plan
    ? todayNote(plan, day.planned, today, inactiveCoaching(me) !== null)
    : noPlanToday({ hasMeals, isLogged: day.record !== null });
  const none = hasMeals || !day.planned ? null : say.noMealsToday;
  return (
    <DayBody
      name={ofKit.today}
      {...{ day, minutes, changed }}
      note={note ?? none}
      values={saved.values}
      form={saved}
      mealAside={(dish) => <Ask customerId={id} date={today} dish={dish} />}
      own={{ customerId: id, date: today }}
      head={
        <Progress
          key={today}
          adherence={adherenceShown(day, saved.meals, minutes)}
          isUnsaved={saved.failure !== null && saved.waiting.length > 0}
        />
      }
      // Below the meals: a row that appears above would move them under the thumb.
      foot={<NotSaved saved={saved} date={day.date} />}
    />
  );
}

function Progress({ adherence, isUnsaved }: { adherence: AdherenceShown; isUnsaved: boolean }) {
  const { done, meals, other, skipped } = adherence;
  const isDone = done === meals;
  // Celebrated as the last meal is ticked, and only the first time.
  const [seen, setSeen] = useState({ isDone, times: 0 });
  if (seen.isDone !== isDone) setSeen({ isDone, times: seen.times + (isDone ? 1 : 0) });
  const celebrates = isDone && seen.times === 1;
  return (
    <div className={classes.progress} data-celebrates={celebrates}>
      <p className="semibold">
        {other + skipped > 0 ? mealKindsWords(adherence) : doneWords(done, meals)}
        {isUnsaved && <span className="attentive regular"> · {ofDay.notSavedYet}</span>}
        <span role="status">{celebrates && ` ${say.dayDone}`}</span>
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
          <span role="status">{isSaved && ofDay.saved}</span>
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            {ofKit.undo}
          </Button>
        </div>
      )}
      {contested.length > 0 && (
        <p className="line-above muted breaks pad-row" role="status">
          {ofDay.contested}{' '}
          <TextLink inSentence to={`/customer/myprogress?date=${date}`}>
            {ofDay.chooseWhatToKeep}
          </TextLink>
          .
        </p>
      )}
    </>
  );
}
