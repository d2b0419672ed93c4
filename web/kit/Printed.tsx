import type { ReactNode } from 'react';
import { Logo, useBrand } from './Brand.tsx';
import classes from './Printed.module.css';

type Props = { title: ReactNode; className?: string | undefined; children: ReactNode };

/** The part of a screen that is printed, below the practice and a title that only paper has. */
export const Printed = ({ title, className, children }: Props) => (
  <div className={className} data-printed>
    <div className={classes.practice}>
      <Logo />
      <p dir="auto">{useBrand().name}</p>
    </div>
    <p className={classes.title}>{title}</p>
    {children}
  </div>
);
