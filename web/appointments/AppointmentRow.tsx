import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PracticeAppointment } from '#domain/appointments/appointmentSchema.ts';
import { daysBetween, formatDay } from '#domain/day.ts';
import { inDigits, isolated } from '#domain/language/language.ts';
import { Link } from '../kit/Link.tsx';
import { Where } from './AppointmentItem.tsx';
import classes from './Appointments.module.css';
import { dayOf, timeWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  appointment: PracticeAppointment;
  zone: string;
  /** The same dietician has another one then. */
  isClash: boolean;
  /** Whose day it is, if it is not the reader's. */
  dietician?: string | undefined;
  /** Opens it to be moved or cancelled. */
  onOpen: () => void;
};

export function AppointmentRow({ appointment, zone, isClash, dietician, onOpen }: Props) {
  const { startsAt, endsAt, place, link } = appointment;
  const times = say.fromTo(timeWords(startsAt, zone), timeWords(endsAt, zone));
  return (
    <article className={classes.rowItem}>
      <button type="button" className={classes.rowTime} onClick={onOpen}>
        {times}
      </button>
      <div className="grow">
        <Known {...{ appointment, zone, dietician }}>
          {isClash && <strong className="attentive">{say.twoAtOnce}</strong>}
          {place && (
            <span className="muted" dir="auto">
              {place}
            </span>
          )}
        </Known>
      </div>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="row gap-2 tall">
          <IconVideo size={18} stroke={1.5} aria-hidden />
          {say.joinVideo}
        </a>
      )}
    </article>
  );
}

type KnownProps = Omit<Props, 'onOpen' | 'isClash'> & { children?: ReactNode };

export const AboutAppointment = (props: KnownProps) => (
  <div className="grid gap-1 below-4">
    <Known {...props} />
    <Where place="" link={props.appointment.link} />
  </div>
);

function Known({ appointment, zone, dietician, children }: KnownProps) {
  return (
    <>
      <p className="row wrap gap-facts breaks">
        <CustomerLink customer={appointment.customer} />
        {dietician && <bdi className="muted">{dietician}</bdi>}
        {children}
      </p>
      <ul className="small wrap gap-facts breaks">
        {factsOf(appointment, zone).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

export const nameOf = ({ name }: PracticeAppointment['customer']): string =>
  name.trim() || say.aCustomer;

export const CustomerLink = ({ customer }: Pick<PracticeAppointment, 'customer'>) => (
  <Link to={`/client/customers/${customer.id}`}>
    <bdi>{nameOf(customer)}</bdi>
  </Link>
);

/** What to know of the person before the appointment begins. */
export function factsOf({ facts, startsAt }: PracticeAppointment, zone: string): string[] {
  const { planEndDate, lastLoggedOn, adherence, nextStep, planStatus } = facts;
  const day = dayOf(startsAt, zone);
  const ended = planEndDate !== null && planEndDate < day;
  const silent = lastLoggedOn && daysBetween(lastLoggedOn, dayOf(new Date().toISOString(), zone));
  return [
    nextStep && say.nextStep(isolated(nextStep)),
    planStatus === 'paused' && say.isPaused,
    planStatus === 'active' &&
      planEndDate !== null &&
      (ended ? say.coachingEnded : say.coachingUntil)(formatDay(planEndDate, 'brief')),
    lastLoggedOn === null ? say.nothingLogged : silent !== null && say.lastLogged(Number(silent)),
    adherence !== null && say.adherence(inDigits(adherence)),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}
