import './prose.css';
import type { ReactNode } from 'react';
import { homeOf } from '../auth/homes.ts';
import { useSession } from '../auth/session.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
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
