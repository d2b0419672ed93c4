import type { ChangedCell, ChangedText } from '#domain/plans/versionSchema.ts';
import classes from './ChangedMark.module.css';

/** The mark beside a changed text: the word Changed, and the earlier text. */
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

/** The mark of a dish, if a change put this dish into the meal. */
export function ChangeOf({ cells, meal, text }: Of) {
  const cell = cells.find((each) => each.meal === meal && each.after === text);
  return cell ? <ChangedMark before={cell.before} /> : null;
}
