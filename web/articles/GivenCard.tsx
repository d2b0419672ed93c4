import type { GivenArticle } from '#domain/articles/articleSchema.ts';
import { Link } from '../kit/Link.tsx';
import classes from './GivenCard.module.css';
import { say } from './words.ts';

const SHOWN_MAX = 5;

type Props = { items: readonly GivenArticle[]; read: readonly string[] };

export default function GivenCard({ items, read }: Props) {
  return (
    <section className={classes.given} aria-labelledby="from-dietician">
      <h2 id="from-dietician">{say.fromDietician}</h2>
      <ul>
        {items.slice(0, SHOWN_MAX).map(({ id, articleId, title, minutes, ...where }) => (
          <li key={id}>
            <Link to={`/customer/library/${articleId}`} dir="auto">
              {title}
            </Link>
            <span>
              {read.includes(articleId) ? say.read : say.minutesToRead(minutes)}
              {where.planId !== null && ` · ${say.withYourPlan}`}
              {where.day !== null && ` · ${say.forThisDay}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
