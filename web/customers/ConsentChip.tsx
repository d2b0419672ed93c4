import classes from './ConsentChip.module.css';

/** In a list, in place of how their coaching stands. */
export function ConsentChip() {
  return <span className={classes.chip}>Consent withdrawn</span>;
}
