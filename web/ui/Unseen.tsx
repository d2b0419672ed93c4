import type { ComponentProps } from 'react';
import classes from './Unseen.module.css';

/** Words for those alone who have the page read to them. */
export const Unseen = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={classes.unseen} />
);
