import classes from './ConsentChip.module.css';

/** Replaces the status chip for a customer who has withdrawn their consent. */
export function ConsentChip() {
  return <span className={classes.chip}>Consent withdrawn</span>;
}
