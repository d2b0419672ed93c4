import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { hasChanges } from '#domain/plans/changes.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { unseenQuery } from '../planChanges/api.ts';

const ChangesLine = lazyPart(async () => ({
  default: (await import('../planChanges/ChangesLine.tsx')).ChangesLine,
}));

const LINE_PX = 96;

/** What changed in the plans since the customer last looked. Reserves its space while its code loads. */
export function Changes({ customerId }: { customerId: string }) {
  const { data } = useQuery(unseenQuery(customerId));
  if (!data?.items.some(({ changes }) => hasChanges(changes))) return null;
  return (
    <Suspense fallback={<Skeleton height={LINE_PX} radius="lg" mb="md" />}>
      <ChangesLine customerId={customerId} />
    </Suspense>
  );
}
