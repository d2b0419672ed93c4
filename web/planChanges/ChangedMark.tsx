import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { hasChanges, mealName } from '#domain/plans/changes.ts';
import type { ChangedCell, ChangedText } from '#domain/plans/versionSchema.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say } from '../kit/words.ts';
import classes from './ChangedMark.module.css';
import { unseenQuery } from './unseen.ts';

type MarkProps = Pick<ChangedText, 'before'> & {
  word?: string;
  was?: (before: string) => string;
  none?: string;
};

/** The mark beside a changed text: the word Changed, and the earlier text. */
export const ChangedMark = (mark: MarkProps) => (
  <span className={classes.mark}>
    <span className={classes.word}>{mark.word ?? say.changed}</span>{' '}
    <span className="muted breaks">
      {mark.before ? (mark.was ?? say.wasBefore)(mark.before) : (mark.none ?? say.emptyBefore)}
    </span>
  </span>
);

/** The change that put this dish into the meal, if one did. */
export const changeOf = (cells: readonly ChangedCell[], meal: number, dish: string) =>
  cells.find((cell) => cell.meal === meal && cell.after === dish);

type Props = { cells: readonly ChangedCell[]; timings: readonly string[] };

/** The meals removed from a day, which no list of its meals contains; usually none. */
export function NoLongerPlanned({ cells, timings }: Props) {
  const gone = cells.filter(({ after }) => after === '');
  if (gone.length === 0) return null;
  return (
    <ul className={classes.gone}>
      {gone.map(({ meal, before }) => (
        <li key={meal}>
          <span className="muted breaks">{say.noLongerPlanned(mealName(timings, meal))}</span>
          <ChangedMark before={before} />
        </li>
      ))}
    </ul>
  );
}

const ChangesLine = lazyPart(() => import('./ChangesLine.tsx'));
const LINE_PX = 96;

/** What changed in a customer's plans since they last looked; nothing if nothing did. */
export function Changes({ customerId }: { customerId: string }) {
  const { data } = useQuery(unseenQuery(customerId));
  const changed = data?.items.filter(({ changes }) => hasChanges(changes)) ?? [];
  if (changed.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton height={LINE_PX} radius="lg" mb="md" />}>
      <ChangesLine customerId={customerId} changed={changed} />
    </Suspense>
  );
}
