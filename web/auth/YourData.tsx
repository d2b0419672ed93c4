import { Link } from 'react-router';
import classes from './AccountScreen.module.css';

/** What customers can find out about, and do with, what is kept of them. */
export function YourData() {
  return (
    <section className={classes.card} aria-labelledby="account-data">
      <h2 id="account-data" className={classes.title}>
        Your data
      </h2>
      <p className="quiet">
        Each time a dietician looks at your data or changes it, Weekplate writes it down.
      </p>
      <p>
        <Link to="/customer/who-saw-my-data">Who saw my data</Link>
      </p>
    </section>
  );
}
