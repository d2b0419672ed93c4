import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words that a screen reader reads and nobody sees. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={classes.hidden} />
);
