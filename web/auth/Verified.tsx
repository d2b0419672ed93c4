import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import classes from './AccountScreen.module.css';

export function Verified({ verified }: { verified: boolean }) {
  const Icon = verified ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={classes.verified} data-verified={verified}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {verified ? 'Confirmed' : 'Not confirmed yet'}
    </span>
  );
}
