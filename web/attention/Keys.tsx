import classes from './Board.module.css';

const KEYS = [
  [['J', 'K'], 'next, previous'],
  [['Enter'], 'open'],
  [['R'], 'answer'],
  [['S'], 'snooze'],
] as const;

/** The list of the board's keyboard shortcuts. */
export const Keys = () => (
  <div className={classes.foot}>
    <p className={classes.keys}>
      {KEYS.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  </div>
);
