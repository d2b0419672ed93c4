import { queryOptions } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { get } from './request.ts';

/** A customer, for every screen that names one. */
export const customerQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'customer'],
    queryFn: () => get<Customer>(`/api/customers/${encodeURIComponent(customerId)}`),
  });
