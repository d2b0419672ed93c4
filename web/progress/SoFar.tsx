import type { AdherenceShown } from './mealRows.ts';
import classes from './SoFar.module.css';
import { soFarWords } from './words.ts';

/** How today goes, apart from the meals whose time has not come. */
export function SoFar({ adherence }: { adherence: AdherenceShown }) {
  const words = soFarWords(adherence);
  return words === '' ? null : <p className={classes.soFar}>{words}</p>;
}
