import './prose.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { ProsePage } from './ProsePage.tsx';

/** What surrounds the pages that anybody may read. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const entry = me ? (
    <LinkButton to={homeOf(me)} variant="light">
      Go to your dashboard
    </LinkButton>
  ) : (
    <Link to="/login" className="prose-login">
      Log in
    </Link>
  );
  return (
    <ProsePage
      entry={entry}
      year={String(new Date().getFullYear())}
      Anchor={({ href, ...rest }) => <Link to={href} {...rest} />}
    >
      {children}
    </ProsePage>
  );
}
