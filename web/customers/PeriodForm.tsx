import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { transitions } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { Button } from '../kit/Button.tsx';
import { DatesForm, type DatesFormProps } from './DatesForm.tsx';
import { SHORT_LABELS } from './words.ts';

type Props = DatesFormProps & {
  customer: Customer;
  /** True while the typed dates differ from the stored ones, or might. */
  isEdited: boolean;
  onRenew: () => void;
  /** True right after a renewal was cancelled, to return the focus. */
  focusRenew: boolean;
};

const PERIOD_HINT = 'Setting the dates makes the coaching active. A pause keeps them.';

const narrow = { style: { paddingInline: 14 } };

/** The current period: its dates, and buttons to pause, resume and renew it. */
export function PeriodForm({ customer, isEdited, onRenew, focusRenew, ...form }: Props) {
  const { run, running } = form.period;
  const turn = transitions.pause.offered(customer) ? 'pause' : 'resume';
  const TurnIcon = turn === 'pause' ? IconPlayerPause : IconPlayerPlay;
  const buttons = (
    <>
      <Button
        {...narrow}
        type="submit"
        variant={isEdited ? 'filled' : 'default'}
        loading={running === 'dates'}
      >
        {transitions.dates.label}
      </Button>
      {/* One button with two labels, so that the focus stays on it when Pause becomes Resume. */}
      <Button
        {...narrow}
        variant="default"
        leftSection={<TurnIcon size={18} stroke={1.5} aria-hidden />}
        aria-label={transitions[turn].label}
        loading={running === turn}
        onClick={() => run(turn)}
      >
        {SHORT_LABELS[turn]}
      </Button>
      {transitions.renew.offered(customer) && (
        <Button
          {...narrow}
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          aria-label={transitions.renew.label}
          loading={running === 'renew'}
          autoFocus={focusRenew}
          onClick={onRenew}
        >
          {SHORT_LABELS.renew}
        </Button>
      )}
    </>
  );
  return (
    <DatesForm
      {...form}
      title="Coaching period"
      hint={PERIOD_HINT}
      does="dates"
      buttons={buttons}
    />
  );
}
