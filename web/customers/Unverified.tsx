import { IconMailQuestion } from '@tabler/icons-react';
import classes from './Unverified.module.css';

/** The mark of a customer whose e-mail address nobody has confirmed yet. */
export function Unverified() {
  return (
    <span className={classes.mark} title="This e-mail address is not verified yet">
      <IconMailQuestion size={14} stroke={1.5} aria-hidden />
      unverified
    </span>
  );
}
