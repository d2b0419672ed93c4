import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words for screen readers that are not visible. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={classes.hidden} />
);
