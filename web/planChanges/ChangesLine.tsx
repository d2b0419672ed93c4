import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { hasChanges } from '#domain/plans/changes.ts';
import { changesInFull, sinceYouLooked } from '#domain/plans/changeWords.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { unseenQuery } from './api.ts';
import classes from './ChangesLine.module.css';
import { useSeen } from './useUnseen.ts';

/**
 * What changed in a customer's plans since they last looked; shown until they confirm that they have seen it.
 */
export function ChangesLine({ customerId }: { customerId: string }) {
  const { data } = useQuery(unseenQuery(customerId));
  const seen = useSeen(customerId);
  const changed = data?.items.filter(({ changes }) => hasChanges(changes)) ?? [];
  if (changed.length === 0) return null;
  const all = changed.flatMap(({ changes, mealTimings }) => changesInFull(changes, mealTimings));
  return (
    <section className={classes.changes} aria-label="Changes">
      <div className={classes.line}>
        <IconPencil size={20} stroke={1.5} aria-hidden className={classes.icon} />
        <p className={classes.words}>{sinceYouLooked(changed.map(({ changes }) => changes))}</p>
        <Button
          size="xs"
          variant="default"
          loading={seen.isPending}
          onClick={() => seen.mutate(changed)}
        >
          Got it
        </Button>
      </div>
      <Disclosure summary="What changed">
        <ul className={classes.list}>
          {all.map((words) => (
            <li key={words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      </Disclosure>
      {seen.error && <Failure message="This could not be noted." reason={messageOf(seen.error)} />}
    </section>
  );
}
