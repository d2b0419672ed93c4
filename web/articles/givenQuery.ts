import { queryOptions } from '@tanstack/react-query';
import type { GivenArticles } from '#domain/articles/articleSchema.ts';
import { get } from '../api/request.ts';

export const givenPath = (customerId: string): string =>
  `/api/customers/${encodeURIComponent(customerId)}/article-links`;

/** The articles a customer was given, and which of them they have read. */
export const givenQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'article-link'],
    queryFn: () => get<GivenArticles>(givenPath(customerId)),
  });
