import type { ReactNode } from 'react';
import type { ArticleSummary } from '#domain/articles/articleSchema.ts';
import { inARow } from '#domain/language/language.ts';
import type { Part } from '#domain/search.ts';
import { Link } from '../kit/Link.tsx';
import classes from './ArticleCard.module.css';
import { say } from './words.ts';

type Props = {
  article: ArticleSummary;
  to: string;
  /** Shown next to the reading time. */
  facts?: ReactNode;
};

/** An article in a list: the whole card is a link to it. */
export function ArticleCard({ article, to, facts }: Props) {
  const { title, summary, minutes, tags, found } = article;
  return (
    <li className={classes.card}>
      <h2 className="text-17 semibold leading-130" dir="auto">
        <Link to={to} className={classes.link}>
          {found ? <Marked parts={found.title} /> : title}
        </Link>
      </h2>
      <p className={classes.summary} dir="auto">
        {found ? <Marked parts={found.excerpt} /> : summary}
      </p>
      <p className={classes.facts}>
        <span>{say.minutesToRead(minutes)}</span>
        {facts}
        {tags.length > 0 && <span dir="auto">{inARow(tags)}</span>}
      </p>
    </li>
  );
}

const Marked = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, hit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position in the text.
    hit ? <mark key={place}>{text}</mark> : text,
  );
