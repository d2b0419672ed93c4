import classes from './DayStrip.module.css';

/** What the squares of a strip mean, for who sees them: to others each strip says it in words. */
export function DayStripLegend() {
  return (
    <span className={classes.legend} aria-hidden="true">
      <span className={classes.square} data-logged="none" />
      none
      <span className={classes.square} data-logged="some" style={HALF} />
      part
      <span className={classes.square} data-logged="all" />
      all
    </span>
  );
}

const HALF: object = { '--eaten': '50%' };
