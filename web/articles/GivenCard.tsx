import { useQuery } from '@tanstack/react-query';
import type { GivenArticle } from '#domain/articles/articleSchema.ts';
import type { Day } from '#domain/day.ts';
import { Link } from '../ui/Link.tsx';
import { givenQuery } from './api.ts';
import classes from './GivenCard.module.css';
import { minutesWords } from './words.ts';

const SHOWN_MAX = 5;

type Props = {
  customerId: string;
  /** What was given for this day, … */
  day: Day;
  /** … with this plan; null for none, … */
  planId?: string | null;
  /** … and in general. */
  withGeneral?: boolean;
};

/** What the dietician gave to read. Nothing where there is none: so it stands last on a screen. */
export function GivenCard({ customerId, day, planId = null, withGeneral = false }: Props) {
  const { data } = useQuery(givenQuery(customerId));
  const isShown = (given: GivenArticle) => {
    if (given.day !== null) return given.day === day;
    return given.planId === null ? withGeneral : given.planId === planId;
  };
  const items = data?.items.filter(isShown).slice(0, SHOWN_MAX) ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classes.given} aria-labelledby="from-dietician">
      <h2 id="from-dietician">From your dietician</h2>
      <ul>
        {items.map(({ id, articleId, title, minutes, ...where }) => (
          <li key={id}>
            <Link to={`/customer/library/${articleId}`} dir="auto">
              {title}
            </Link>
            <span>
              {data?.read.includes(articleId) ? 'Read' : minutesWords(minutes)}
              {where.planId !== null && ' · with your plan'}
              {where.day !== null && ' · for this day'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
