import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homeOf } from '../auth/homes.ts';
import { useSession } from '../auth/session.tsx';
import { Mark } from '../ui/Mark.tsx';
import classes from './PublicFrame.module.css';

/** What surrounds the pages that anybody may read. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { me } = useSession();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/" className={classes.home}>
          <Mark />
          Weekplate
        </Link>
        {me ? (
          <Button component={Link} to={homeOf(me)} variant="light">
            Go to your dashboard
          </Button>
        ) : (
          <Link to="/login" className={classes.login}>
            Log in
          </Link>
        )}
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <span>© {new Date().getFullYear()} Weekplate</span>
        <nav aria-label="Legal" className={classes.legal}>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
      </footer>
    </div>
  );
}
