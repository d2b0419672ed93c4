import { IconShare2, IconSquarePlus } from '@tabler/icons-react';
import classes from './Settings.module.css';

/** The steps needed first on an iPhone or iPad. */
export const HomeScreenSteps = () => (
  <div>
    <p>On an iPhone or iPad this takes Weekplate on the home screen first:</p>
    <ol className={classes.steps}>
      <li>
        Open this page in Safari, and press Share{' '}
        <IconShare2 size={18} stroke={1.5} aria-hidden className={classes.inline} />.
      </li>
      <li>
        Choose Add to Home Screen{' '}
        <IconSquarePlus size={18} stroke={1.5} aria-hidden className={classes.inline} />, then Add.
      </li>
      <li>Open Weekplate from the home screen, log in, and come back to this page there.</li>
    </ol>
  </div>
);
