import { queryOptions } from '@tanstack/react-query';
import { confirmedBy } from '#domain/confirm.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanVersion, PlanVersionSummary } from '#domain/plans/versionSchema.ts';
import { pagesQuery } from '../../api/pages.ts';
import { get, send } from '../../api/request.ts';
import { planPath } from '../api.ts';

const PAGE = '20';

/** The versions of a plan, the latest first. */
export const versionListQuery = (customerId: string, planId: string) =>
  pagesQuery<PlanVersionSummary>(
    ['customers', customerId, 'diet-plan', 'versions', planId],
    `${planPath(customerId, planId)}/versions`,
    { limit: PAGE },
  );

export const versionQuery = (customerId: string, planId: string, version: number) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'version', planId, version],
    queryFn: () => get<PlanVersion>(`${planPath(customerId, planId)}/versions/${version}`),
  });

type Back = { planId: string /** The current version. */; from: number; content: PlanInput };

/** Stores an old version's content as the next version. `read`: the reasons against it that were read; `reason`: why marked meals stay. */
export const bringBack = (
  customerId: string,
  { planId, from, content }: Back,
  { read, reason }: { readonly read: readonly string[]; readonly reason: string },
) =>
  send<DietPlan>(
    'PUT',
    planPath(customerId, planId),
    { ...content, ...confirmedBy(read), ...(reason !== '' && { markedReason: reason }) },
    { ifMatch: from },
  );
