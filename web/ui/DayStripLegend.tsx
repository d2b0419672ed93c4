import classes from './DayStrip.module.css';

/** The legend of a strip's squares, for people who see them; for screen readers each strip has it in words. */
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
