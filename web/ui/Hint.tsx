import type { ReactNode } from 'react';
import classes from './Hint.module.css';

type Props = {
  label: string;
  /** For the end of a row, so that the label does not overflow the page. */
  atEnd?: boolean;
  children: ReactNode;
};

/** Shows the name of an icon button. The button has the same name as its aria-label. */
export function Hint({ label, atEnd = false, children }: Props) {
  return (
    <span className={classes.hint} data-hint={label} data-at-end={atEnd}>
      {children}
    </span>
  );
}
