import {
  IconCalendarOff,
  IconHourglassEmpty,
  IconHourglassLow,
  IconMessageQuestion,
  IconNote,
  IconPencilOff,
  IconScale,
  IconTrendingDown,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { REASON_KINDS, type ReasonKind } from '#domain/attention/attention.ts';

type Shown = {
  readonly Icon: TablerIcon;
  /** The label of the chip that filters by this reason. */
  readonly label: string;
  /** Somebody waits for an answer. */
  readonly waits?: true;
};

/** The icon and label of each reason. */
export const REASONS: Readonly<Record<ReasonKind, Shown>> = {
  asked: { Icon: IconMessageQuestion, label: 'Asked', waits: true },
  note: { Icon: IconNote, label: 'Wrote a note', waits: true },
  weight: { Icon: IconScale, label: 'Weight' },
  silent: { Icon: IconPencilOff, label: 'Silent' },
  lowAdherence: { Icon: IconTrendingDown, label: 'Low this week' },
  noPlan: { Icon: IconCalendarOff, label: 'No plan' },
  periodEnds: { Icon: IconHourglassLow, label: 'Coaching ends' },
  periodOver: { Icon: IconHourglassEmpty, label: 'Coaching over' },
  new: { Icon: IconUserPlus, label: 'New' },
};

/** The reason in the URL; null for all reasons. */
export const reasonIn = (params: URLSearchParams): ReasonKind | null =>
  REASON_KINDS.find((kind) => kind === params.get('reason')) ?? null;

export function withReason(params: URLSearchParams, reason: ReasonKind | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (reason) next.set('reason', reason);
  else next.delete('reason');
  return next;
}
