import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import { APPOINTMENT_NEWS, type AppointmentNews, newsAbout } from '#domain/appointments/news.ts';
import type { CustomerScope } from '../http/session.ts';
import type { Write } from '../http/write.ts';
import { notifyCustomer, notifyDietician, settle } from '../notify/notify.ts';

type News = {
  readonly what: AppointmentNews;
  readonly appointment: Appointment;
  /** Who did it, and so need not be told. */
  readonly byId: string;
  readonly at: Date;
};

/** Tells the customer, unless they did it themselves; and the dietician, likewise. */
export async function tellOther(
  running: Write,
  { customerId }: CustomerScope,
  { what, appointment, byId, at }: News,
): Promise<void> {
  const news = { customerId, about: newsAbout(what, appointment.startsAt), at };
  if (byId !== customerId) await notifyCustomer(running, { kind: 'appointment', ...news });
  const dieticianId = appointment.dietician?.id;
  if (dieticianId && dieticianId !== byId)
    await notifyDietician(running, dieticianId, { kind: 'customer-appointment', ...news });
}

/** What was told of an appointment before it was moved or cancelled is no longer true. */
export async function forgetNews(
  running: Write,
  { customerId }: CustomerScope,
  { startsAt }: Appointment,
  at: Date,
): Promise<void> {
  for (const kind of ['appointment-soon', 'customer-appointment-soon'] as const)
    await settle(running, { kind, customerId, about: startsAt, at });
  for (const kind of ['appointment', 'customer-appointment'] as const)
    for (const what of APPOINTMENT_NEWS)
      await settle(running, { kind, customerId, about: newsAbout(what, startsAt), at });
}
