import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import type { Customer } from '#domain/coaching/customer.ts';
import { transitions } from '#domain/coaching/transitions.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import classes from './PeriodCard.module.css';
import { PeriodDates } from './PeriodDates.tsx';
import type { TypedDates } from './renewal.ts';
import type { usePeriodChange } from './usePeriodChange.ts';

type Props = {
  customer: Customer;
  dates: TypedDates;
  /** True while the dates differ from what is stored, or may. */
  isEdited: boolean;
  onChange: (dates: TypedDates) => void;
  period: ReturnType<typeof usePeriodChange>;
  onRenew: () => void;
  /** True right after a renewal was left, to give the focus back. */
  focusRenew: boolean;
};

export function PeriodForm(props: Props) {
  const { customer, dates, isEdited, onChange, period, onRenew, focusRenew } = props;
  const { run, running, trouble } = period;
  const turn = transitions.pause.offered(customer) ? 'pause' : 'resume';
  const TurnIcon = turn === 'pause' ? IconPlayerPause : IconPlayerPlay;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run('dates', dates);
      }}
    >
      <h3 className={classes.title}>Coaching period</h3>
      <PeriodDates dates={dates} onChange={onChange} trouble={trouble} />
      {trouble.whole && <Failure message={trouble.whole} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant={isEdited ? 'filled' : 'default'}
          style={{ paddingInline: 14 }}
          loading={running === 'dates'}
        >
          {transitions.dates.label}
        </Button>
        {/* One button with two names: who pressed Pause has the focus on Resume. */}
        <Button
          variant="default"
          style={{ paddingInline: 14 }}
          leftSection={<TurnIcon size={18} stroke={1.5} aria-hidden />}
          loading={running === turn}
          onClick={() => run(turn)}
        >
          {transitions[turn].label}
        </Button>
        {transitions.renew.offered(customer) && (
          <Button
            variant="default"
            style={{ paddingInline: 14 }}
            leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
            loading={running === 'renew'}
            autoFocus={focusRenew}
            onClick={onRenew}
          >
            {transitions.renew.label}
          </Button>
        )}
      </div>
    </form>
  );
}
