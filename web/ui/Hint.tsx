import type { ReactNode } from 'react';
import classes from './Hint.module.css';

type Props = { label: string; children: ReactNode };

/** Shows the name of a button that is only an icon. The button carries the same as aria-label. */
export function Hint({ label, children }: Props) {
  return (
    <span className={classes.hint} data-hint={label}>
      {children}
    </span>
  );
}
