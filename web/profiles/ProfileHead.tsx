import type { ReactNode } from 'react';
import { Initials } from '../ui/Person.tsx';
import classes from './ProfileHead.module.css';

type Props = { name: string; email: string; children?: ReactNode };

/** Whose profile it is. The picture, once there is one, takes the place of the initials. */
export function ProfileHead({ name, email, children }: Props) {
  return (
    <div className={classes.head}>
      <span className={classes.portrait}>
        <Initials name={name} email={email} size="lg" />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name.trim() || 'About you'}</p>
        {children}
      </div>
    </div>
  );
}
