import { IconShoppingCart } from '@tabler/icons-react';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { EmptyState } from '../kit/Notice.tsx';
import { NO_PLAN, NOTHING_TO_BUY } from './words.ts';

type Props = {
  days: readonly WeekDay[];
  /** There are handwritten lines below it. */
  hasOwn: boolean;
};

/** Why the plan adds nothing to the list for these days. */
export function NothingListed({ days, hasOwn }: Props) {
  const isPlanned = days.some(({ planId }) => planId !== null);
  const { title, text } = isPlanned ? NOTHING_TO_BUY : NO_PLAN;
  if (hasOwn) return <p className="quiet">{title}.</p>;
  return (
    <EmptyState icon={IconShoppingCart} title={title}>
      {text}
    </EmptyState>
  );
}
