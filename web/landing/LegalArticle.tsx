import type { ReactNode } from 'react';
import { type Practice, paragraphsOf } from '#domain/practice/practice.ts';
import { usePractice } from '../api/practice.ts';
import { Article } from '../landing/Article.tsx';
import { Queries } from '../live/Queries.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PracticeAddress } from './PracticeAddress.tsx';

type Props = {
  title: string;
  /** The practice's own text; empty: what Weekplate brings along. */
  own: (practice: Practice) => string;
  children: ReactNode;
};

/** A legal text in the name of the practice, and whom to ask about it. */
export function LegalArticle(props: Props) {
  return (
    <Queries>
      <Text {...props} />
    </Queries>
  );
}

function Text({ title, own, children }: Props) {
  const { data: practice, isPending, refetch } = usePractice();
  if (isPending)
    return (
      <Article title={title}>
        <div aria-busy="true">
          <Skeleton height={20} mb="sm" />
          <Skeleton height={20} mb="sm" />
          <Skeleton height={20} width="60%" />
        </div>
      </Article>
    );
  if (!practice)
    return (
      <Article title={title}>
        <Failure message="This text could not be fetched." onRetry={() => void refetch()} />
      </Article>
    );
  const paragraphs = paragraphsOf(own(practice)).map((text, index) => ({ key: index, text }));
  return (
    <Article title={title}>
      {paragraphs.length === 0
        ? children
        : paragraphs.map(({ key, text }) => (
            <p key={key} className="prose-own" dir="auto">
              {text}
            </p>
          ))}
      <PracticeAddress practice={practice} />
    </Article>
  );
}
