import type { ReactNode } from 'react';
import { REASON_KINDS, type ReasonKind } from '#domain/attention/attention.ts';
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import chips from '../ui/chip.module.css';
import { Group } from '../ui/Group.tsx';
import type { BoardView } from './api.ts';
import classes from './ReasonFilter.module.css';
import { REASONS } from './reasons.ts';

type Props = {
  view: BoardView;
  counts: AttentionPage['counts'] | undefined;
  onReason: (reason: ReasonKind | null) => void;
  onSnoozed: (isSnoozed: boolean) => void;
};

/** One chip for each reason with its number of customers, and one chip for the snoozed customers. */
export function ReasonFilter({ view, counts, onReason, onSnoozed }: Props) {
  const { isSnoozed, reason } = view;
  const anyCount = counts && countOf(counts, view, null);
  return (
    <Group className={classes.chips} label="Filter by reason">
      <Chip isOn={reason === null} count={anyCount} onPress={() => onReason(null)}>
        Any reason
      </Chip>
      {REASON_KINDS.map((kind) => (
        <Chip
          key={kind}
          isOn={reason === kind}
          count={counts?.reasons[kind]}
          onPress={() => onReason(kind)}
        >
          {REASONS[kind].label}
        </Chip>
      ))}
      <Chip isOn={isSnoozed} count={counts?.snoozed} onPress={() => onSnoozed(!isSnoozed)}>
        Snoozed
      </Chip>
    </Group>
  );
}

/** How many rows there are with this reason, or with any. */
export function countOf(
  counts: AttentionPage['counts'],
  { isMine, isSnoozed }: BoardView,
  reason: ReasonKind | null,
): number {
  if (reason) return counts.reasons[reason];
  if (isSnoozed) return counts.snoozed;
  return isMine ? counts.mine : counts.all;
}

type ChipProps = {
  isOn: boolean;
  /** Undefined until it is known. */
  count: number | undefined;
  onPress: () => void;
  children: ReactNode;
};

const Chip = ({ isOn, count, onPress, children }: ChipProps) => (
  <button
    type="button"
    className={`${chips.chip} ${classes.chip}`}
    aria-pressed={isOn}
    onClick={onPress}
  >
    {children} <span className={classes.count}>{count?.toLocaleString('en-GB') ?? '–'}</span>
  </button>
);
