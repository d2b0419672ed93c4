import { Link } from '../ui/Link.tsx';
import classes from './AccountScreen.module.css';

/** Where customers find out about, and decide on, what is kept of them. */
export function YourData() {
  return (
    <section className={classes.card} aria-labelledby="account-data">
      <h2 id="account-data" className={classes.title}>
        Your data
      </h2>
      <p className="quiet">
        See who looked at it, download all of it, withdraw your consent, or delete your account.
      </p>
      <p>
        <Link to="/customer/my-data">My data</Link>
      </p>
    </section>
  );
}
