import type { Shown } from '#domain/plans/weeks.ts';
import { Link } from '../kit/Link.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './WeekLinks.module.css';
import { say } from './words.ts';

const links: readonly { kind: Shown['kind']; word: string }[] = [
  { kind: 'this', word: say.thisWeek },
  { kind: 'next', word: say.nextWeek },
  { kind: 'earlier', word: say.earlier },
];

/** Links to the weeks of the screen Plan; on that screen `shown` is the one that is open. */
export const WeekLinks = ({ shown }: { shown?: Shown['kind'] }) => (
  <nav aria-label={ofKit.weeks} className={classes.links}>
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
