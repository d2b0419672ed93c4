import type { ChangedCell, ChangedText } from '#domain/plans/changes.ts';
import classes from './ChangedMark.module.css';

/** Beside a text that changed: the word, and what stood there before. */
export function ChangedMark({ before }: Pick<ChangedText, 'before'>) {
  return (
    <span className={classes.mark}>
      <span className={classes.word}>Changed</span>{' '}
      <span className={classes.before}>{before ? `was: ${before}` : 'nothing stood here'}</span>
    </span>
  );
}

/** Beside a meal of a day: its mark, where it is among the changed ones. */
export function ChangeOf({ cells, meal }: { cells: readonly ChangedCell[]; meal: number }) {
  const cell = cells.find((each) => each.meal === meal);
  return cell ? <ChangedMark before={cell.before} /> : null;
}
