import { IconShoppingCart } from '@tabler/icons-react';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { NO_PLAN, NOTHING_TO_BUY } from './words.ts';

/** Why the list of these days is empty. */
export function NothingListed({ days }: { days: readonly WeekDay[] }) {
  const isPlanned = days.some(({ planId }) => planId !== null);
  const { title, text } = isPlanned ? NOTHING_TO_BUY : NO_PLAN;
  return (
    <EmptyState icon={IconShoppingCart} title={title}>
      {text}
    </EmptyState>
  );
}
