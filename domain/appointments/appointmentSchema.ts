import * as z from 'zod';
import { daySchema, instantSchema, timeZoneSchema } from '../daySchema.ts';
import { inAscii } from '../text.ts';
import { boundedText, shapedText, text } from '../textSchema.ts';
import {
  AHEAD_DAYS_MAX,
  CLOSED_MAX,
  LENGTHS,
  LINK_MAX,
  NOTICE_HOURS_MAX,
  OPENINGS_MAX,
  openingsFault,
  PLACE_MAX,
  QUARTER,
  QUARTER_MS,
  REASON_MAX,
} from './hours.ts';
import { say } from './words.ts';

const quarterSchema = shapedText(5, QUARTER, () => say.enterQuarter);

const whole = (least: number, most: number) => {
  // A day that there is not has no name, and no hours that could overlap.
  const wrong = { error: () => say.wholeNumber(least, most), abort: true };
  return z.int(wrong).min(least, wrong).max(most, wrong);
};

const minutesSchema = z.literal(LENGTHS, { error: () => say.chooseLength });

// Without a name and a password, by which an address could pretend to be another.
const HTTPS = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d{1,5})?([/?#]\S*)?$/u;

/** An https address of a video call elsewhere, or ''. */
const linkSchema = text(LINK_MAX).refine((link) => link === '' || HTTPS.test(link), {
  error: () => say.linkIsHttps,
});

const openingSchema = z.strictObject({
  weekday: whole(1, 7),
  from: quarterSchema,
  to: quarterSchema,
});

const closedSchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: () => say.closedReversed });

/** The hours and rules of one dietician, as they save them. */
export const hoursInputSchema = z
  .strictObject({
    timeZone: timeZoneSchema,
    openings: z.array(openingSchema).max(OPENINGS_MAX, { error: () => say.tooManyHours }),
    closed: z.array(closedSchema).max(CLOSED_MAX, { error: () => say.tooManyClosed }),
    slotMinutes: minutesSchema,
    noticeHours: whole(0, NOTICE_HOURS_MAX),
    cancelHours: whole(0, NOTICE_HOURS_MAX),
    aheadDays: whole(1, AHEAD_DAYS_MAX),
    place: text(PLACE_MAX),
    link: linkSchema,
  })
  .check(({ value, issues }) => {
    const fault = openingsFault(value.openings, value.slotMinutes);
    if (fault)
      issues.push({
        code: 'custom',
        message: fault.message,
        path: ['openings', fault.place],
        input: value,
      });
  });
export type HoursInput = z.infer<typeof hoursInputSchema>;

export const hoursSchema = z.strictObject({
  ...hoursInputSchema.shape,
  slotMinutes: z.int(),
  /** 0 while nothing has been saved. */
  version: z.int(),
});
export type AppointmentHours = z.infer<typeof hoursSchema>;

/** An offered slot that a customer books, or moves an appointment to. */
export const slotChoiceSchema = z.strictObject({
  startsAt: instantSchema.refine((at) => Date.parse(at) % QUARTER_MS === 0, {
    error: () => say.notOffered,
  }),
});
export type SlotChoice = z.infer<typeof slotChoiceSchema>;

/** An appointment as a dietician writes it: day and time are those of their own zone. */
export const appointmentInputSchema = z.strictObject({
  date: daySchema,
  time: quarterSchema,
  minutes: minutesSchema,
  place: text(PLACE_MAX),
  link: linkSchema,
});
export type AppointmentInput = z.infer<typeof appointmentInputSchema>;

export const cancellationSchema = z.strictObject({ reason: text(REASON_MAX) });

const slotSchema = z.strictObject({ startsAt: z.string(), endsAt: z.string() });

export const appointmentSchema = slotSchema.extend({
  id: z.string(),
  /** The zone in which it was arranged: that of the dietician. */
  timeZone: z.string(),
  /** Null once the dietician has left. */
  dietician: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  place: z.string(),
  link: z.string(),
  state: z.enum(['booked', 'cancelled']),
  bookedBy: z.enum(['customer', 'dietician']),
  cancelledBy: z.enum(['customer', 'dietician']).nullable(),
  /** Why it was cancelled; '' if nobody said. */
  reason: z.string(),
  /** The last moment, an instant, at which the customer can move or cancel it. */
  changeableUntil: z.string(),
  version: z.int(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** A dietician's own view of an appointment, with what to know of the person before it begins. */
export const practiceAppointmentSchema = appointmentSchema.extend({
  customer: z.strictObject({ id: z.string(), name: z.string() }),
  facts: z.strictObject({
    planStatus: z.string(),
    planEndDate: z.string().nullable(),
    lastLoggedOn: z.string().nullable(),
    /** Of the last seven days that were logged, in percent; null for none. */
    adherence: z.int().nullable(),
    /** Agreed at the last noted visit; '' for nothing. */
    nextStep: z.string(),
  }),
});
export type PracticeAppointment = z.infer<typeof practiceAppointmentSchema>;

// Five weeks: a month with the days around it.
const CALENDAR_MS = 35 * 86_400_000;

/** The time of the practice to look at. */
export const calendarQuerySchema = z
  .strictObject({ from: instantSchema, to: instantSchema })
  .refine(({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= CALENDAR_MS, {
    path: ['to'],
    error: () => say.calendarRange,
  });

export const practiceDaysSchema = z.strictObject({ items: z.array(practiceAppointmentSchema) });
export type PracticeDays = z.infer<typeof practiceDaysSchema>;

export const slotsQuerySchema = z.strictObject({
  /** The first of the days in the dietician's zone; absent: today. */
  from: daySchema.optional(),
  days: z.coerce.number().int().min(1).max(31).default(14),
});

/** What a customer can book, and the rules for it. */
export const offerSchema = z.strictObject({
  /** With whom; null while the practice has no dietician. */
  dietician: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  timeZone: z.string(),
  items: z.array(slotSchema),
  /** Why they cannot book now, in a sentence; null: they can. */
  refusal: z.string().nullable(),
  isOffering: z.boolean(),
  cancelHours: z.int(),
  /** The last day that can be booked; null: nothing is offered. */
  until: z.string().nullable(),
});
export type Offer = z.infer<typeof offerSchema>;

const CLOCK = /^(\d{1,2})(?:[:.h](\d\d))?$/i;

/** '9', '9.15' and '09:15' as 'HH:MM'; anything else as it is. */
function asTime(typed: string): string {
  const [, hours, minutes = '00'] = CLOCK.exec(inAscii(typed).trim()) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}

/** An appointment in a form, whose values are texts; and whose it is. */
export const appointmentFormSchema = appointmentInputSchema.extend({
  customerId: boundedText(64).min(1, { error: () => say.chooseCustomer }),
  time: boundedText(20).transform(asTime).pipe(appointmentInputSchema.shape.time),
  minutes: boundedText(4).transform(Number).pipe(appointmentInputSchema.shape.minutes),
});
