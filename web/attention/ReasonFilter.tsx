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
import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import { inDigits } from '#domain/language/language.ts';
import { Group } from '../kit/Notice.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { BoardView } from './api.ts';
import classes from './Board.module.css';
import { say } from './words.ts';

type Props = {
  view: BoardView;
  counts: AttentionPage['counts'] | undefined;
  onReason: (reason: ReasonKind | null) => void;
  onSnoozed: (isSnoozed: boolean) => void;
};

const ANY = 'any';

export function ReasonFilter({ view, counts, onReason, onSnoozed }: Props) {
  const { isSnoozed, reason } = view;
  const face = (words: string, count: number | undefined) => (
    <>
      {words} <Count of={count} />
    </>
  );
  return (
    <Group className={classes.chips} label={say.filterByReason}>
      <ToggleGroup
        label={ofKit.reason}
        look="chips"
        className={classes.group}
        choices={[
          { value: ANY, face: face(say.anyReason, counts && countOf(counts, view, null)) },
          ...REASON_KINDS.map((kind) => ({
            value: kind,
            face: face(say.reasons[kind], counts?.reasons[kind]),
          })),
        ]}
        chosen={reason ?? ANY}
        onChoose={(value) => onReason(value === ANY ? null : value)}
      />
      <ToggleGroup
        label={say.snoozed}
        look="chips"
        className={classes.group}
        choices={[{ value: 'snoozed', face: face(say.snoozed, counts?.snoozed) }]}
        chosen={isSnoozed ? ['snoozed'] : []}
        onChoose={() => onSnoozed(!isSnoozed)}
      />
    </Group>
  );
}

type WhoseProps = Pick<Props, 'counts'> & {
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
};

export const WhoseSwitch = ({ counts, isMine, onChoose }: WhoseProps) => (
  <ToggleGroup
    label={say.whoseCustomers}
    look="segments"
    choices={(['all', 'mine'] as const).map((whose) => ({
      value: whose,
      face: (
        <>
          {whose === 'mine' ? ofKit.mine : ofKit.all} <Count of={counts?.[whose]} />
        </>
      ),
    }))}
    chosen={isMine ? 'mine' : 'all'}
    onChoose={(whose) => onChoose(whose === 'mine')}
  />
);

/** Undefined until it is known. */
const Count = ({ of }: { of: number | undefined }) => (
  <span className={classes.count}>{of === undefined ? '–' : inDigits(of)}</span>
);

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

type Shown = {
  readonly Icon: TablerIcon;
  /** Somebody waits for an answer. */
  readonly waits?: true;
};

export const REASONS: Readonly<Record<ReasonKind, Shown>> = {
  asked: { Icon: IconMessageQuestion, waits: true },
  note: { Icon: IconNote, waits: true },
  weight: { Icon: IconScale },
  silent: { Icon: IconPencilOff },
  lowAdherence: { Icon: IconTrendingDown },
  noPlan: { Icon: IconCalendarOff },
  periodEnds: { Icon: IconHourglassLow },
  periodOver: { Icon: IconHourglassEmpty },
  new: { Icon: IconUserPlus },
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
