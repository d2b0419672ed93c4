import { TextLink } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import type { SelfSavedDay } from '../progress/useSelfSaving.ts';
import classes from './TodayCard.module.css';
import { CHOOSE, CONTESTED, notSavedWords } from './words.ts';

type Props = { saved: SelfSavedDay; date: string };

/** Says that a tap is not saved yet, and why; usually renders nothing. */
export function NotSaved({ saved, date }: Props) {
  const { failure, isKept, isContested, flush } = saved;
  return (
    <>
      {failure !== null && (
        <div className={classes.failure}>
          <Failure message={notSavedWords(failure, isKept)} onRetry={flush} />
        </div>
      )}
      {isContested && (
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
