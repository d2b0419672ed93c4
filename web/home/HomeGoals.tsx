import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { countOnDashboard } from '../goals/forDashboard.ts';
import { goalsQuery } from '../goals/goalsQuery.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';

const GoalsCard = lazyPart(() => import('../goals/GoalsCard.tsx'));

const HEAD_PX = 50;
const GOAL_PX = 96;

/** The customer's goals; renders nothing if there are none. Reserves its space while its code loads. */
export const HomeGoals = memo(function HomeGoals({ customerId }: { customerId: string }) {
  const { data } = useQuery(goalsQuery(customerId));
  if (!data || data.items.length === 0) return null;
  const count = countOnDashboard(data);
  const room = count > 0 && <Skeleton height={HEAD_PX + GOAL_PX * count} radius="lg" />;
  return (
    <Suspense fallback={room}>
      <GoalsCard customerId={customerId} goals={data} />
    </Suspense>
  );
});
