import { IconChevronRight } from '@tabler/icons-react';
import type { Day } from '#domain/day.ts';
import { Link } from '../kit/Link.tsx';
import { draftedDays, readDraft, unsentDays } from './draft.ts';
import classes from './UnsentDays.module.css';
import { unsentWords } from './words.ts';

type Props = { customerId: string; today: Day; withToday: boolean };

/**
 * The days with a draft in this browser that was never submitted; usually none. Today is listed only `withToday`:
 * if it has meals, the dashboard already says the same next to them.
 */
export function UnsentDays({ customerId, today, withToday }: Props) {
  const { named, more } = unsentDays(draftedDays(customerId), today, withToday);
  if (named.length === 0) return null;
  return (
    <section className={classes.unsent} aria-label="Not submitted yet">
      <ul className="plain">
        {named.map((date) => (
          <li key={date}>
            <Link className={classes.day ?? ''} to={`/customer/myprogress?date=${date}`}>
              {unsentWords(date, today, Boolean(readDraft(customerId, date)?.basedOn))}
              <IconChevronRight size={18} stroke={1.5} aria-hidden className={classes.icon} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>And {more} more.</p>}
    </section>
  );
}
