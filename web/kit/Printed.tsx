import type { ReactNode } from 'react';
import classes from './Printed.module.css';

type Props = { title: ReactNode; className?: string | undefined; children: ReactNode };

/** The part of a screen that is printed, below a title that only paper has; the rest is only on the screen. */
export const Printed = ({ title, className, children }: Props) => (
  <div className={className} data-printed>
    <p className={classes.title}>{title}</p>
    {children}
  </div>
);
