import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { SummarySpan } from '#domain/trends/range.ts';
import { get } from '../api/request.ts';

export const doctorSummaryQuery = (customerId: string, span: SummarySpan) =>
  queryOptions({
    queryKey: ['customers', customerId, 'trends', 'doctor-summary', span],
    queryFn: () =>
      get<DoctorSummary>(
        `/api/customers/${encodeURIComponent(customerId)}/doctor-summary?span=${span}`,
      ),
    // When the dates change, the old page stays until the new data arrives.
    placeholderData: keepPreviousData,
  });
