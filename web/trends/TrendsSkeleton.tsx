import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';

const CHARTS = ['adherence', 'sleep', 'water'];

/** The skeleton of trends while they are loading. */
export function TrendsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={ofKit.loading}>
      <Skeleton width={280} height={36} />
      {CHARTS.map((key) => (
        <div key={key}>
          <Skeleton width={120} height={16} mt="lg" />
          <Skeleton width={220} height={14} mt="sm" />
          <Skeleton height={130} mt="md" />
        </div>
      ))}
    </div>
  );
}
