import { Filled } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import classes from './NoPlan.module.css';
import { say } from './words.ts';

/** The dashboard before the first plan: a picture of a set table, and what happens next. */
export const NoPlan = ({ isInactive }: { isInactive: boolean }) => (
  <section className={classes.empty}>
    <SetTable />
    <h2 className="below-2 text-20">{isInactive ? say.noPlanYet : say.firstPlanComing}</h2>
    <p className="below-5 muted pretty">
      {isInactive ? say.weekOnceCoached : say.weekBeingWritten}
    </p>
    <ol className={classes.steps}>
      <li>
        <Filled
          text={say.untilThen}
          tell={
            <TextLink inSentence to="/customer/customerprofile">
              {say.tellAboutYourself}
            </TextLink>
          }
        />
      </li>
      <li>
        <Filled
          text={say.youCanAlready}
          log={
            <TextLink inSentence to="/customer/myprogress">
              {say.logRest}
            </TextLink>
          }
        />
      </li>
      <li>
        <Filled
          text={say.onYourMind}
          ask={
            <TextLink inSentence to="/customer/messages">
              {say.askYourPractice}
            </TextLink>
          }
        />
      </li>
      <li>{say.thenTick}</li>
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
