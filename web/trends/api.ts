import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TrendRange } from '#domain/trends/range.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { get } from '../api/request.ts';

export const trendsQuery = (customerId: string, range: TrendRange) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', range],
    queryFn: () =>
      get<Trends>(`/api/customers/${encodeURIComponent(customerId)}/trends?range=${range}`),
    // When the range changes, the previous charts stay until the answer arrives.
    placeholderData: keepPreviousData,
  });
