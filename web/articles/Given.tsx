import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { GivenArticle } from '#domain/articles/articleSchema.ts';
import type { Day } from '#domain/day.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { givenQuery } from './givenQuery.ts';

const GivenCard = lazyPart(() => import('./GivenCard.tsx'));

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
export function Given({ customerId, day, planId = null, withGeneral = false }: Props) {
  const { data } = useQuery(givenQuery(customerId));
  const isShown = (given: GivenArticle) => {
    if (given.day !== null) return given.day === day;
    return given.planId === null ? withGeneral : given.planId === planId;
  };
  const items = data?.items.filter(isShown) ?? [];
  if (!data || items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <GivenCard items={items} read={data.read} />
    </Suspense>
  );
}
