import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { standingOf } from '#domain/coaching/period.ts';
import type { DieticianSummary } from '#domain/coaching/periodSchema.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { formatDay } from '#domain/day.ts';
import { inARow, languageName } from '#domain/language/language.ts';
import { zoneWords } from '#domain/moment.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Failure, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Initials } from '../kit/Person.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useBriefMessage } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { May, useMay } from '../session/session.ts';
import { dieticiansQuery, useAssign } from './api.ts';
import classes from './CustomerPerson.module.css';
import { capitalised, dayAgo, periodDates, periodLeft } from './inWords.ts';
import { StatusChip, Unverified } from './StatusChip.tsx';
import { useLateFailure } from './useCustomer.ts';
import { say } from './words.ts';

const NextOfCustomer = lazyPart(() => import('../appointments/NextOfCustomer.tsx'));

type Props = {
  customer: Customer;
  isChanging: boolean;
  onChange: (isChanging: boolean) => void;
};

export function PersonHeader({ customer, isChanging, onChange }: Props) {
  const { name, email, today, timeZone, lastLoggedDay, language: reads } = customer;
  const left = periodLeft(customer, today);
  return (
    <section className={classes.header} aria-label={say.summary}>
      <Initials name={name} email={email} size="lg" image={customer.profileImageUrl} />
      <div className="column shrinks center">
        <div className={classes.line}>
          <h2 className={classes.name} tabIndex={-1} title={name}>
            <bdi>{name.trim() || email}</bdi>
          </h2>
          <StatusChip standing={standingOf(customer, today)} />
        </div>
        <div className={classes.email}>
          <a href={`mailto:${email}`}>{email}</a>
          {!customer.emailVerified && <Unverified />}
          <span key={customer.id} className={classes.next}>
            <Suspense>
              <NextOfCustomer
                label={say.nextAppointment}
                customer={{ id: customer.id, name: name.trim() || email }}
              />
            </Suspense>
          </span>
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{ofKit.coaching}</dt>
          <dd>
            {inARow([capitalised(periodDates(customer)), left])}{' '}
            <May by={['dietician']}>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-expanded={isChanging}
                onClick={() => onChange(!isChanging)}
              >
                {isChanging ? ofKit.close : ofKit.change}
                <VisuallyHidden> {say.theCoachingPeriod}</VisuallyHidden>
              </Button>
            </May>
          </dd>
        </div>
        <div>
          <dt>{say.lastDayLogged}</dt>
          <dd>{lastLoggedDay ? capitalised(dayAgo(lastLoggedDay, today)) : say.noDayYet}</dd>
        </div>
        <div>
          <dt>{say.theirDay}</dt>
          <dd>{inARow([formatDay(today, 'short'), zoneWords(timeZone)])}</dd>
        </div>
        {reads && (
          <div>
            <dt>{say.readsIn}</dt>
            <dd>{languageName(reads)}</dd>
          </div>
        )}
        <div key={customer.id} className={classes.assigned}>
          <AssignedDietician customer={customer} />
        </div>
      </dl>
    </section>
  );
}

/** Assigns the dietician whom the customer sees under My Dietician. */
function AssignedDietician({ customer }: { customer: Customer }) {
  const dieticians = useQuery(dieticiansQuery);
  const assign = useAssign(customer.id);
  const late = useLateFailure(customer.id, 'dietician');
  const last = useRef(0);
  const mayAssign = useMay('dietician');
  const [failure, show, clear] = useBriefMessage(5000);
  const chosen = assign.isPending ? assign.variables : customer.dieticianId;

  const choose = (value: string) => {
    clear();
    late.takeBack();
    last.current += 1;
    const mine = last.current;
    // Only the last choice is reported. A promise settles even if another customer is on screen by then.
    const isLast = () => mine === last.current;
    assign.mutateAsync(value === NOBODY ? null : value).then(
      () => isLast() && late.isHere() && toastSuccess(say.dieticianChanged),
      (error) => {
        if (!isLast()) return;
        if (late.isHere()) show(messageOf(error));
        else late.say(messageOf(error), false);
      },
    );
  };

  return (
    <>
      <dt id="assigned-dietician">{say.dietician}</dt>
      <dd>
        <div className={classes.field}>
          <select
            aria-labelledby="assigned-dietician"
            className={classes.select}
            value={chosen ?? NOBODY}
            // Not disabled while it is being stored: it would lose the keyboard's focus.
            disabled={!dieticians.data || !mayAssign}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {dieticianChoices(dieticians.data?.items ?? [], chosen).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconSelector size={16} stroke={1.5} aria-hidden />
        </div>
        {failure && <Failure message={failure} />}
        {dieticians.isError && <Unloaded query={dieticians} failed={say.dieticiansNotLoaded} />}
      </dd>
    </>
  );
}

/** The option that assigns nobody; no id is empty. */
const NOBODY = '';

type Choice = { value: string; label: string };

const called = ({ name, email }: DieticianSummary) => name.trim() || email;

/**
 * The options, the first dietician first; `chosen` is included even if the list has not loaded yet, or that
 * person is no longer a dietician.
 */
export function dieticianChoices(
  dieticians: readonly DieticianSummary[],
  chosen: string | null,
): Choice[] {
  const [first] = dieticians;
  const nobody = { value: NOBODY, label: first ? say.notAssigned(called(first)) : '…' };
  const all = dieticians.map((each) => ({ value: each.id, label: called(each) }));
  const isMissing = chosen !== null && !dieticians.some(({ id }) => id === chosen);
  const missing = { value: chosen ?? NOBODY, label: first ? say.dieticianHasLeft : '…' };
  return [nobody, ...all, ...(isMissing ? [missing] : [])];
}
