import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { firstDayAfter, nextPeriod, renewed, transitions } from '#domain/coaching/transitions.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { formatDays, isDay } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import { say as ofInvitations } from '../invitations/words.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { AskAnyway } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { periodDates, periodLeft } from './inWords.ts';
import classes from './PeriodCard.module.css';
import {
  lasting,
  storedDates,
  type TypedDates,
  useDates,
  usePeriodChange,
  WEEKS_OFFERED,
} from './usePeriod.ts';
import { say } from './words.ts';

const RENEWAL_NEEDS_DATES = { startDate: '', endDate: '' } as const;

/**
 * The coaching period: its dates and all changes to it. During a renewal the same two fields hold the new
 * dates, so that the screen always has only one Start Date.
 */
export function PeriodCard({ customer }: { customer: Customer }) {
  const typed = useDates(customer, 'period');
  const renewal = useDates(customer, 'renewal');
  const [wasRenewing, setWasRenewing] = useState(false);
  const period = usePeriodChange(customer, [typed, renewal], () => {
    typed.drop();
    leaveRenewal();
  });

  const leaveRenewal = () => {
    setWasRenewing(renewal.dates !== null);
    renewal.drop();
    period.clearTrouble();
  };

  function renew() {
    // If the user typed dates, they are used; otherwise the next period is proposed.
    if (typed.dates) return period.run('renew', typed.dates);
    const next = nextPeriod(customer, customer.today);
    period.clearTrouble();
    renewal.propose(next ?? RENEWAL_NEEDS_DATES);
    if (!next) period.run('renew', RENEWAL_NEEDS_DATES);
  }

  const [params, setParams] = useSearchParams();
  const isAsked = params.has('renew');
  const beginAsked = useEffectEvent(() => {
    params.delete('renew');
    setParams(params, { replace: true });
    if (!renewal.dates) renew();
  });
  // As the morning board asks, once.
  useEffect(() => {
    if (isAsked) beginAsked();
  }, [isAsked]);

  return (
    <section className="card column pad-4" aria-label={ofInvitations.coachingPeriod}>
      {renewal.dates ? (
        <RenewForm
          customer={customer}
          dates={renewal.dates}
          onChange={renewal.type}
          period={period}
          onCancel={leaveRenewal}
          isFound={renewal.found !== null}
        />
      ) : (
        <PeriodForm
          customer={customer}
          dates={typed.dates ?? storedDates(customer)}
          isEdited={typed.dates !== null}
          onChange={typed.type}
          period={period}
          onRenew={renew}
          focusRenew={wasRenewing}
        />
      )}
      {period.asked && (
        <AskAnyway
          title={say.renewNow}
          reasons={period.asked}
          anyway={say.renewAnyway}
          onAnyway={period.renewAnyway}
          onCancel={period.cancel}
        />
      )}
    </section>
  );
}

/** What both forms of the coaching period share: the dates, and the callbacks that change them. */
type Dates = {
  dates: TypedDates;
  onChange: (dates: TypedDates) => void;
  period: ReturnType<typeof usePeriodChange>;
};

type DatesFormProps = Dates & {
  title: string;
  hint: string;
  does: 'dates' | 'renew';
  autoFocus?: boolean;
  onEscape?: () => void;
  buttons: ReactNode;
  children?: ReactNode;
};

function DatesForm({ dates, onChange, period, ...shown }: DatesFormProps) {
  const { trouble } = period;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        period.run(shown.does, dates);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !period.running) shown.onEscape?.();
      }}
    >
      <div>
        <h3 className="text-15 leading-140">{shown.title}</h3>
        <p className="small">{shown.hint}</p>
      </div>
      <div className={classes.dates}>
        <DayField
          label={ofInvitations.startDate}
          value={dates.startDate}
          onChange={(startDate) => onChange({ ...dates, startDate })}
          error={trouble.startDate}
          // Announced when it appears: the focus is on the button, or already in the field.
          errorRole="alert"
          autoFocus={shown.autoFocus}
        />
        <DayField
          label={ofInvitations.endDate}
          value={dates.endDate}
          onChange={(endDate) => onChange({ ...dates, endDate })}
          error={trouble.endDate}
          errorRole="alert"
          min={isDay(dates.startDate) ? dates.startDate : undefined}
        />
      </div>
      {shown.children}
      {trouble.whole && <Failure message={trouble.whole} />}
      <div className={classes.actions}>{shown.buttons}</div>
    </form>
  );
}

type PeriodFormProps = Dates & {
  customer: Customer;
  /** True while the typed dates differ from the stored ones, or might. */
  isEdited: boolean;
  onRenew: () => void;
  /** True right after a renewal was cancelled, to return the focus. */
  focusRenew: boolean;
};

const narrow = { style: { paddingInline: 14 } };

function PeriodForm({ customer, isEdited, onRenew, focusRenew, ...form }: PeriodFormProps) {
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
        {ofCoaching.transitions.dates}
      </Button>
      {/* One button with two labels, so that the focus stays on it when Pause becomes Resume. */}
      <Button
        {...narrow}
        variant="default"
        leftSection={<TurnIcon size={18} stroke={1.5} aria-hidden />}
        aria-label={ofCoaching.transitions[turn]}
        loading={running === turn}
        onClick={() => run(turn)}
      >
        {say.short[turn]}
      </Button>
      {transitions.renew.offered(customer) && (
        <Button
          {...narrow}
          variant="default"
          icon={IconRefresh}
          aria-label={ofCoaching.transitions.renew}
          loading={running === 'renew'}
          autoFocus={focusRenew}
          onClick={onRenew}
        >
          {say.short.renew}
        </Button>
      )}
    </>
  );
  return (
    <DatesForm
      {...form}
      title={ofInvitations.coachingPeriod}
      hint={say.periodHint}
      does="dates"
      buttons={buttons}
    />
  );
}

type RenewFormProps = Dates & {
  customer: Customer;
  onCancel: () => void;
  /** The renewal was begun in an earlier visit: no button was pressed, so the focus does not move. */
  isFound: boolean;
};

/** The next period: proposed, changed by hand or by whole weeks, and then begun. */
function RenewForm({ customer, onCancel, isFound, ...form }: RenewFormProps) {
  const { dates, onChange, period } = form;
  const { today } = customer;
  const left = periodLeft(customer, today);
  const now = customer.planStartDate ? say.now(periodDates(customer)) : say.noDatesSoFar;
  const whole = wholePeriod(customer, dates);
  const buttons = (
    <>
      <Button
        type="submit"
        icon={IconRefresh}
        aria-label={ofCoaching.transitions.renew}
        loading={period.running === 'renew'}
      >
        {say.short.renew}
      </Button>
      <Button variant="default" onClick={() => period.running || onCancel()}>
        {ofKit.cancel}
      </Button>
    </>
  );
  return (
    <DatesForm
      {...form}
      title={say.nextPeriod}
      hint={inARow([now, left])}
      does="renew"
      autoFocus={!isFound}
      onEscape={onCancel}
      buttons={buttons}
    >
      <div className="wrap gap-2">
        {WEEKS_OFFERED.map((weeks) => (
          <Button
            key={weeks}
            variant="light"
            size="compact-sm"
            onClick={() =>
              onChange(lasting(weeks, dates.startDate, firstDayAfter(customer, today)))
            }
          >
            {say.weeks(weeks)}
          </Button>
        ))}
      </div>
      {whole && <p className="small">{say.periodContinues(whole)}</p>}
    </DatesForm>
  );
}

/** The combined dates, if the current period and the next one merge into one. */
function wholePeriod(customer: Customer, { startDate, endDate }: TypedDates): string | null {
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate) return null;
  const whole = renewed(customer, customer.today, { startDate, endDate });
  return whole.startDate === startDate
    ? null
    : formatDays(whole.startDate, whole.endDate, 'medium');
}
