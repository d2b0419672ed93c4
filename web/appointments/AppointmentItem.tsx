import { IconMapPin, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import classes from './Appointments.module.css';
import { cancelledWords, whenWords, withWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  appointment: Appointment;
  zone: string;
  reader: 'customer' | 'dietician';
  children?: ReactNode;
};

/** An appointment in a list: when, with whom, where; and who cancelled it, and why. */
export function AppointmentItem({ appointment, zone, reader, children }: Props) {
  const { state, reason } = appointment;
  return (
    <article className={classes.item} data-state={state} aria-label={whenWords(appointment, zone)}>
      <p className={classes.when}>
        <time dateTime={appointment.startsAt}>{whenWords(appointment, zone)}</time>
      </p>
      <p className="muted">
        <bdi>{say.withWhom(withWords(appointment))}</bdi>
      </p>
      {state === 'booked' && (
        <Where {...appointment} isOver={Date.parse(appointment.endsAt) < Date.now()} />
      )}
      {state === 'cancelled' && (
        <p className="breaks">
          <span className="semibold danger-ink">{cancelledWords(appointment, reader)}</span>{' '}
          <span dir="auto">{reason}</span>
        </p>
      )}
      {children}
    </article>
  );
}

type WhereProps = Pick<Appointment, 'place' | 'link'> & { isOver?: boolean };

/** The place, and the link to a video call, which is hosted elsewhere. */
export function Where({ place, link, isOver = false }: WhereProps) {
  return (
    <>
      {place && (
        <p className={classes.where}>
          <IconMapPin size={18} stroke={1.5} aria-hidden />
          <span dir="auto">{place}</span>
        </p>
      )}
      {link && (
        <p className={classes.where}>
          <IconVideo size={18} stroke={1.5} aria-hidden />
          {isOver ? (
            say.video
          ) : (
            <a href={link} target="_blank" rel="noreferrer">
              {say.joinVideo}
            </a>
          )}
        </p>
      )}
    </>
  );
}
