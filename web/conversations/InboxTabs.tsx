import { Link, NavLink } from '../kit/Link.tsx';
import { say as ofKit } from '../kit/words.ts';
import { UnreadEnquiries } from './counts.tsx';
import classes from './InboxTabs.module.css';
import { say } from './words.ts';

const ENQUIRIES = '/client/messages';

/** The parts of the Inbox: customers who wait, and what visitors of the website wrote; `box`: which of that is open. */
export function InboxTabs({ box }: { box?: 'inbox' | 'archive' }) {
  return (
    <nav aria-label={say.boxes} className={classes.boxes}>
      <NavLink to="/client/inbox" className={classes.box}>
        {ofKit.customers}
      </NavLink>
      <Link
        to={ENQUIRIES}
        className={classes.box}
        aria-current={box === 'inbox' ? 'page' : undefined}
      >
        {ofKit.websiteEnquiries}
        <UnreadEnquiries />
      </Link>
      {box && (
        <Link
          to={`${ENQUIRIES}?box=archive`}
          className={classes.box}
          aria-current={box === 'archive' ? 'page' : undefined}
        >
          {say.archive}
        </Link>
      )}
    </nav>
  );
}
