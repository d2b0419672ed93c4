import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import { get } from './request.ts';

export const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: () => get<Practice>('/api/practice'),
});

/** Who the practice is and how to reach it; for anybody, signed in or not. */
export const usePractice = () => useQuery(practiceQuery);
