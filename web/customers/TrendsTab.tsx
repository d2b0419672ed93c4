import { useMemo } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import Goals from '../goals/Goals.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { say as ofKit } from '../kit/words.ts';
import { TheirClock } from '../measurements/api.ts';
import { useBody } from '../profiles/api.ts';
import Trends, { TrendsPart } from '../trends/Trends.tsx';
import { say as inTrends } from '../trends/words.ts';
import { say } from './words.ts';

const SinceChanges = lazyPlace<{ customerId: string }>(() => import('../trends/SinceChanges.tsx'));
const NutrientTrends = lazyPlace(() => import('./NutrientTrends.tsx'));
const Measurements = lazyPlace(() => import('../measurements/Measurements.tsx'));

export default function TrendsTab({ customer }: { customer: Customer }) {
  const { id, name, today, timeZone } = customer;
  const body = useBody(id);
  const clock = useMemo(() => ({ today, timeZone }), [today, timeZone]);
  return (
    <Trends
      customerId={id}
      name={name}
      forDoctor={`/client/customers/${encodeURIComponent(id)}/doctor-summary`}
    >
      <TrendsPart title={say.energyAndProtein}>
        <NutrientTrends customerId={id} today={today} />
      </TrendsPart>
      <TrendsPart title={ofKit.goals}>
        <Goals customerId={id} />
      </TrendsPart>
      <TrendsPart title={inTrends.sinceChanges.title}>
        <SinceChanges customerId={id} />
      </TrendsPart>
      <TrendsPart title={ofKit.measurements}>
        <TheirClock value={clock}>
          <Measurements customerId={id} body={body} />
        </TheirClock>
      </TrendsPart>
    </Trends>
  );
}
