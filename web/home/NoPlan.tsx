import { TextLink } from '../kit/Link.tsx';
import classes from './NoPlan.module.css';

/** The dashboard before the first plan: a picture of a set table, and what happens next. */
export const NoPlan = ({ isInactive }: { isInactive: boolean }) => (
  <section className={classes.empty}>
    <SetTable />
    <h2 className={classes.title}>
      {isInactive ? 'No plan yet' : 'Your first plan is on its way'}
    </h2>
    <p className={classes.text}>
      {isInactive
        ? 'Your next week of meals appears here once your coaching continues.'
        : 'Your dietician will write a week of meals for you. It appears here as soon as it is ready.'}
    </p>
    <ol className={classes.steps}>
      <li>
        Until then,{' '}
        <TextLink inSentence to="/customer/customerprofile">
          tell them about yourself
        </TextLink>
        : what you like, what you cannot eat, how your days go.
      </li>
      <li>
        You can already{' '}
        <TextLink inSentence to="/customer/myprogress">
          log water, sleep and mood
        </TextLink>
        .
      </li>
      <li>
        Something on your mind?{' '}
        <TextLink inSentence to="/customer/messages">
          Ask your practice
        </TextLink>
        .
      </li>
      <li>Then your week arrives, and each day you tick what you ate.</li>
    </ol>
  </section>
);

function SetTable() {
  return (
    <svg
      className={classes.picture}
      viewBox="0 0 240 150"
      width="240"
      height="150"
      aria-hidden="true"
    >
      <ellipse className={classes.cloth} cx="120" cy="98" rx="116" ry="44" />
      <g className={classes.line}>
        <ellipse className={classes.plate} cx="120" cy="84" rx="66" ry="40" />
        <ellipse cx="120" cy="82" rx="45" ry="26" />
        <path d="M36 46v22c0 6 4 9 8 9s8-3 8-9V46M44 46v22M44 77v42" />
        <path d="M196 119V46c8 4 12 14 12 26 0 8-5 12-12 12" />
      </g>
      <g className={classes.leaf}>
        <path d="M104 92c-4-20 8-34 34-34 2 22-8 36-28 36z" />
        <path className={classes.vein} d="M100 100c6-12 14-22 26-30" />
      </g>
      <g className={classes.steam}>
        <path d="M96 34c-5-6 5-9 0-16M120 28c-5-6 5-9 0-16M144 34c-5-6 5-9 0-16" />
      </g>
    </svg>
  );
}
