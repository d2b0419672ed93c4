import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import type { DayHere } from '../progress/useDay.ts';
import { CHOOSE, CONTESTED, notSavedWords, SAVED } from '../progress/words.ts';
import classes from './TodayCard.module.css';

type Props = { saved: DayHere; date: string };

/** Says whether the last tap is saved, and why not; offers to take it back. */
export function NotSaved({ saved, date }: Props) {
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
