import type { Appointment } from '../appointments/appointmentSchema.ts';
import { say } from '../appointments/words.ts';
import { inOneLine, type MealEvent } from './mealEvents.ts';

/** An appointment as a calendar shows it; other than a meal, it moves, ends and takes time. */
export type AppointmentEvent = MealEvent & {
  /** Raised by each change, so that calendars take the new time in place of the old one. */
  readonly sequence: number;
  readonly place: string;
  readonly link: string;
  readonly isCancelled: boolean;
};

export type CalendarEvent = MealEvent | AppointmentEvent;

/** `with`: whom the reader of the calendar meets; '' for nobody any more. */
type Met = Pick<
  Appointment,
  'id' | 'startsAt' | 'endsAt' | 'place' | 'link' | 'state' | 'version'
> & { readonly with: string };

export const appointmentEvents = (appointments: readonly Met[]): AppointmentEvent[] =>
  appointments.map(({ id, startsAt, endsAt, place, link, state, version, with: name }) => {
    const whom = inOneLine(name);
    const title = whom === '' ? say.appointment : say.appointmentWith(whom);
    const isCancelled = state === 'cancelled';
    return {
      uid: `appointment-${id}`,
      title: isCancelled ? say.cancelledEvent(title) : title,
      text: link,
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      sequence: version - 1,
      place: inOneLine(place),
      link,
      isCancelled,
    };
  });
