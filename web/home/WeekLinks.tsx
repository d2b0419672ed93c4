import type { Shown } from '#domain/plans/weeks.ts';
import { Link } from '../kit/Link.tsx';
import classes from './WeekLinks.module.css';

const links: readonly { kind: Shown['kind']; word: string }[] = [
  { kind: 'this', word: 'This Week' },
  { kind: 'next', word: 'Next Week' },
  { kind: 'earlier', word: 'Earlier' },
];

/** Links to the weeks of the screen Plan; on that screen `shown` is the one that is open. */
export const WeekLinks = ({ shown }: { shown?: Shown['kind'] }) => (
  <nav aria-label="Weeks" className={classes.links}>
    {links.map(({ kind, word }) => (
      <Link
        key={kind}
        to={`/customer/plan?week=${kind}`}
        className={classes.link}
        aria-current={kind === shown ? 'page' : undefined}
      >
        {word}
      </Link>
    ))}
  </nav>
);
