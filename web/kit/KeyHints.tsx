import classes from './KeyHints.module.css';

type Props = { hints: readonly (readonly [keys: readonly string[], does: string])[] };

/** What the keys of a screen do, for those who have a keyboard. */
export const KeyHints = ({ hints }: Props) => (
  <p className={classes.keys}>
    {hints.map(([keys, does]) => (
      <span key={does}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </p>
);
