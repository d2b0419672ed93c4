import type { ChangedCell, ChangedText } from '#domain/plans/versionSchema.ts';
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

type Of = {
  cells: readonly ChangedCell[];
  meal: number;
  /** The dish that is shown. */
  text: string;
};

/** Beside a dish of a day: its mark, where it is what a meal was changed to. */
export function ChangeOf({ cells, meal, text }: Of) {
  const cell = cells.find((each) => each.meal === meal && each.after === text);
  return cell ? <ChangedMark before={cell.before} /> : null;
}
