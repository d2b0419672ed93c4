import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TREND_RANGES, type TrendRange } from '#domain/trends/range.ts';
import type { SinceChange, Trends } from '#domain/trends/trendsSchema.ts';
import { get } from '../api/request.ts';

export const trendsQuery = (customerId: string, range: TrendRange) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', range],
    queryFn: () =>
      get<Trends>(`/api/customers/${encodeURIComponent(customerId)}/trends?range=${range}`),
    // When the range changes, the previous charts stay until the answer arrives.
    placeholderData: keepPreviousData,
  });

export const sinceChangesQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', 'since-changes'],
    queryFn: () =>
      get<{ items: SinceChange[] }>(
        `/api/customers/${encodeURIComponent(customerId)}/since-changes`,
      ),
  });

/** The range in an address; 14 days by default. */
export const rangeIn = (params: URLSearchParams): TrendRange =>
  TREND_RANGES.find((each) => each === params.get('range')) ?? TREND_RANGES[0];

export function withRange(params: URLSearchParams, range: TrendRange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (range === TREND_RANGES[0]) next.delete('range');
  else next.set('range', range);
  return next;
}
