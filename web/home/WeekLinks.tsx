import type { Shown } from '#domain/plans/weeks.ts';
import { Link } from '../ui/Link.tsx';
import classes from './WeekLinks.module.css';

const links: readonly { kind: Shown['kind']; word: string }[] = [
  { kind: 'latest', word: 'Latest Plan' },
  { kind: 'this', word: 'This Week' },
  { kind: 'next', word: 'Next Week' },
  { kind: 'earlier', word: 'Earlier' },
];

type Props = { shown: Shown['kind']; onEarlierAhead: () => void };

/** What of their plans the customer looks at. The address keeps it, so that Back works. */
export function WeekLinks({ shown, onEarlierAhead }: Props) {
  return (
    <nav aria-label="Weeks" className={classes.links}>
      {links.map(({ kind, word }) => (
        <Link
          key={kind}
          to={{ search: kind === 'latest' ? '' : `?week=${kind}` }}
          className={classes.link}
          aria-current={kind === shown ? 'page' : undefined}
          {...(kind === 'earlier' && {
            onPointerEnter: onEarlierAhead,
            onTouchStart: onEarlierAhead,
            onFocus: onEarlierAhead,
          })}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
