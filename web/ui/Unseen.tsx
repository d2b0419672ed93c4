import type { ComponentProps } from 'react';
import classes from './Unseen.module.css';

/** Words for those alone who have the page read to them. Mantine's own works for each on every rendering. */
export const Unseen = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className={classes.unseen} />
);
