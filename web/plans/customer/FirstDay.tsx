import SignUpAddress from '../../customers/SignUpAddress.tsx';
import { say } from '../words.ts';
import classes from './FirstDay.module.css';

/** On the first day of a practice, instead of its board: how customers get here, and their first plan to them. */
export default function FirstDay() {
  return (
    <section className={classes.steps} aria-labelledby="first-day">
      <h2 id="first-day">{say.firstDay}</h2>
      <ol>
        <li>
          {say.sendAddress}
          <SignUpAddress />
        </li>
        <li>{say.chooseOnceHere}</li>
        <li>{say.fillAndUpload}</li>
      </ol>
    </section>
  );
}
