import { changesInFull, sinceYouLooked } from '#domain/plans/changeWords.ts';
import type { UnseenPlan } from '#domain/plans/versionSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { say } from '../kit/words.ts';
import classes from './ChangesLine.module.css';
import { useSeen } from './unseen.ts';

type Props = { customerId: string; changed: readonly UnseenPlan[] };

/** What changed in a customer's plans, until they confirm that they have seen it. */
export default function ChangesLine({ customerId, changed }: Props) {
  const seen = useSeen(customerId);
  const all = changed.flatMap(({ changes, mealTimings }) => changesInFull(changes, mealTimings));
  return (
    <section className={classes.changes} aria-label={say.changes}>
      <div className={classes.line}>
        <Disclosure summary={sinceYouLooked(changed.map(({ changes }) => changes))}>
          <ul className={classes.list}>
            {all.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Disclosure>
        <Button
          size="xs"
          variant="default"
          loading={seen.isPending}
          onClick={() => seen.mutate(changed)}
        >
          {say.gotIt}
        </Button>
      </div>
      <Failure message={say.gotItNotSaved} error={seen.error} />
    </section>
  );
}
