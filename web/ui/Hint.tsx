import type { ReactNode } from 'react';
import classes from './Hint.module.css';

type Props = {
  label: string;
  /** At the end of a row, so that the label does not reach out of the page. */
  atEnd?: boolean;
  children: ReactNode;
};

/** Shows the name of a button that is only an icon. The button carries the same as aria-label. */
export function Hint({ label, atEnd = false, children }: Props) {
  return (
    <span className={classes.hint} data-hint={label} data-at-end={atEnd}>
      {children}
    </span>
  );
}
