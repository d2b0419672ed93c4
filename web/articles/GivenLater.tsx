import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { GivenArticle } from '#domain/articles/articleSchema.ts';
import type { Day } from '#domain/day.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { givenQuery } from './api.ts';

const GivenCard = lazyPart(() => import('./GivenCard.tsx'));

type Props = {
  customerId: string;
  /** Shows the articles given for this day, … */
  day: Day;
  /** … those given with this plan (null for no plan), … */
  planId?: string | null;
  /** … and those given in general. */
  withGeneral?: boolean;
};

/**
 * Articles that the dietician gave the customer to read. Renders nothing if there are none, so place it last
 * on a screen, where its arrival moves nothing.
 */
export function GivenLater({ customerId, day, planId = null, withGeneral = false }: Props) {
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
