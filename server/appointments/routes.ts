import type { Context } from 'hono';
import {
  appointmentInputSchema,
  appointmentSchema,
  calendarQuerySchema,
  cancellationSchema,
  hoursInputSchema,
  hoursSchema,
  offerSchema,
  practiceDaysSchema,
  slotChoiceSchema,
  slotsQuerySchema,
} from '#domain/appointments/appointmentSchema.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, type Env, operationOf, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';
import {
  bookSlot,
  cancelAppointment,
  changeAppointment,
  insertAppointment,
  moveToSlot,
} from './changes.ts';
import { hoursOf, saveHours } from './hours.ts';
import { readOffer } from './offer.ts';
import { listAppointments, practiceAppointments } from './queries.ts';

const path = '/customers/{uid}/appointments';
const slots = '/customers/{uid}/appointment-slots';

const byOf = (context: Context<Env>, running: Write) => ({
  running,
  scope: scopeOf(context),
  session: sessionOf(context),
  operation: operationOf(context),
});

export function appointmentRoutes(api: Api, { db }: Deps): void {
  api.operation({
    get: '/appointment-hours',
    summary: 'The hours and rules by which the dietician who asks offers appointments',
    by: ['dietician'],
    gives: hoursSchema,
    answer: async ({ context, session }) => {
      const hours = await hoursOf(db, session);
      context.header('etag', `"${hours.version}"`);
      return hours;
    },
  });

  api.operation({
    put: '/appointment-hours',
    summary: 'Save one’s hours and rules; appointments that are booked stay as they are',
    by: ['dietician'],
    changes: 'appointment-hours',
    ifMatch: 'needed',
    takes: hoursInputSchema,
    gives: hoursSchema,
    answer: async ({ context, session, operation, input, version }) => {
      const saved = await saveHours(operation, session.id, input, version);
      context.header('etag', `"${saved.version}"`);
      return saved;
    },
  });

  api.operation({
    get: '/appointments',
    summary:
      'The booked appointments of the practice between two instants, with facts about each person',
    by: ['dietician'],
    reads: 'appointment-list',
    query: calendarQuerySchema,
    gives: practiceDaysSchema,
    answer: async ({ query }) => ({ items: await practiceAppointments(db, query) }),
  });

  api.operation({
    get: path,
    summary: 'A customer’s appointments, the latest first, also those that were cancelled',
    by: ['owner', 'dietician'],
    reads: 'appointment',
    query: pageQuery,
    gives: pageOf(appointmentSchema),
    answer: ({ scope, query }) => listAppointments(db, scope, query),
  });

  api.operation({
    post: path,
    summary: 'Book an appointment with oneself for a customer, also outside of one’s hours',
    by: ['assistant'],
    changes: 'appointment',
    once: true,
    takes: appointmentInputSchema,
    makes: appointmentSchema,
    refuses: [409],
    answer: ({ context, input }) =>
      createOnce(context, input, (running) => insertAppointment(byOf(context, running), input)),
  });

  api.operation({
    put: `${path}/{id}`,
    summary: 'Move an appointment, or change its place',
    by: ['assistant'],
    changes: 'appointment',
    ifMatch: 'needed',
    takes: appointmentInputSchema,
    gives: appointmentSchema,
    refuses: [409],
    answer: ({ context, operation, params: { id }, input, version }) =>
      write(operation, (running) => changeAppointment(byOf(context, running), id, version, input)),
  });

  api.operation({
    get: slots,
    summary: 'The times that a customer’s dietician offers, and whether the customer may book',
    by: ['owner', 'dietician'],
    reads: 'appointment',
    query: slotsQuerySchema,
    gives: offerSchema,
    answer: ({ scope, operation, query }) => readOffer(operation, scope, query),
  });

  api.operation({
    post: slots,
    summary: 'Book an offered time',
    by: ['owner'],
    changes: 'appointment',
    once: true,
    takes: slotChoiceSchema,
    makes: appointmentSchema,
    refuses: [409],
    answer: ({ context, input }) =>
      createOnce(context, input, (running) => bookSlot(byOf(context, running), input)),
  });

  api.operation({
    put: `${path}/{id}/slot`,
    summary: 'Move one’s appointment to another offered time',
    by: ['owner'],
    changes: 'appointment',
    ifMatch: 'needed',
    takes: slotChoiceSchema,
    gives: appointmentSchema,
    refuses: [409],
    answer: ({ context, operation, params: { id }, input, version }) =>
      write(operation, (running) => moveToSlot(byOf(context, running), id, version, input)),
  });

  api.operation({
    put: `${path}/{id}/cancellation`,
    summary: 'Cancel an appointment; it stays in the list, with who cancelled it and why',
    by: ['owner', 'assistant'],
    changes: 'appointment',
    ifMatch: 'needed',
    takes: cancellationSchema,
    gives: appointmentSchema,
    refuses: [409],
    answer: ({ context, operation, params: { id }, input: { reason }, version }) =>
      write(operation, (running) => cancelAppointment(byOf(context, running), id, version, reason)),
  });
}
