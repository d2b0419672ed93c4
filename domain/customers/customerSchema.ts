import * as z from 'zod';
import { coachingPeriodSchema, standingSchema } from '../coaching/periodSchema.ts';
import { daySchema, loggedSchema } from '../daySchema.ts';
import { LANGUAGES, type Language } from '../language/language.ts';
import { cursorSchema, idSchema, text } from '../textSchema.ts';
import { CUSTOMERS_PAGE, NOTES_MAX, STRIP_DAYS } from './customer.ts';

export const customerSchema = coachingPeriodSchema.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  /** IANA name; `UTC` until the customer's browser has reported one. */
  timeZone: z.string(),
  /** Today in the customer's time zone. */
  today: daySchema,
  lastLoggedDay: daySchema.nullable(),
  /** The dietician the customer is assigned to; null: the practice's first dietician. */
  dieticianId: z.string().nullable(),
  /** If true, the health fields are the same as for a customer without any data. */
  consentWithdrawn: z.boolean(),
  /** The language they read in, null while they have chosen none; absent in lists. */
  language: z
    .enum(Object.keys(LANGUAGES) as Language[])
    .nullable()
    .optional(),
});
export type Customer = z.infer<typeof customerSchema>;

/** A row of the list: the customer and their last {@link STRIP_DAYS} days, the last being today. */
const customerRowSchema = customerSchema.extend({
  strip: z.array(loggedSchema).length(STRIP_DAYS),
  /** How much of each day was eaten, 0 to 100; null for a day that was not logged. */
  eaten: z.array(z.int().min(0).max(100).nullable()).length(STRIP_DAYS),
  /** Percentage of meals done in the last 7 logged days, 0 to 100; null if no day was logged. */
  adherence: z.int().nullable(),
  planEndsOn: daySchema.nullable(),
  /** In grams, of at most the last four weeks. */
  weightChange: z
    .strictObject({ grams: z.int(), since: daySchema, unit: z.enum(['kg', 'lb']) })
    .nullable(),
  lastVisitOn: daySchema.nullable(),
  /** The words of the private notes that begin with '#'. */
  tags: z.array(z.string()),
  /** For how many days the customer has been silent; null while that is not unusual. */
  silentFor: z.int().nullable(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** The order of the list: the customers who need attention first come first. */
const customerSortSchema = z.enum([
  'name',
  'logged',
  'adherence',
  'weight',
  'plan-end',
  'period-end',
  'dietician',
  'visit',
  'tags',
]);
export type CustomerSort = z.infer<typeof customerSortSchema>;

export const customerQuerySchema = z.strictObject({
  search: text(100).optional().meta({
    description: 'Part of a name or email address, in any case; after `#`, the beginning of a tag',
  }),
  standing: standingSchema.optional(),
  sort: customerSortSchema.default('name').meta({
    description:
      'name; logged: who never logged, and then the longest since the day logged last; adherence: least eaten in the last 7 logged days; weight: who has lost most in the last four weeks; plan-end and period-end: the soonest from today on, and then what has ended, the latest first; dietician: by the name of the assigned dietician; visit: who never came, and then the longest ago; tags: by the first tag. Else who has none of it stands at the end, by name',
  }),
  turned: z.enum(['yes', 'no']).default('no').meta({
    description:
      'The other way round: the latest, the most, or Z first. Those without a value come last.',
  }),
  /** The id of a dietician; `none`: those who are assigned to nobody. */
  dietician: idSchema.optional(),
  /** The `next` of the previous page. */
  after: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(CUSTOMERS_PAGE),
  /** `no`: items have no strip, and the server does not read the days. */
  strip: z.enum(['yes', 'no']).default('yes').meta({
    description: 'Whether each customer on the page carries their strip of the last fourteen days',
  }),
});
export type CustomerQuery = z.infer<typeof customerQuerySchema>;

/** A page of the list: all items have the fields of a row, or none, when no strips were asked for. */
export const listedCustomersSchema = z.strictObject({
  items: z.array(
    customerRowSchema.partial({
      strip: true,
      eaten: true,
      adherence: true,
      planEndsOn: true,
      weightChange: true,
      lastVisitOn: true,
      tags: true,
      silentFor: true,
    }),
  ),
  next: z.string().nullable(),
});

type PageOf<Item> = { items: Item[]; next: string | null };
export type CustomerPage = PageOf<CustomerRow>;
/** The same page, without strips. */
export type PlainCustomerPage = PageOf<Customer>;

/** Counting stops at this many found customers: nobody reads a longer list. */
export const COUNTED_FOUND = 1000;

/** How many customers have each standing; null when more than {@link COUNTED_FOUND} are found. */
export const standingCountsSchema = z
  .strictObject({
    all: z.int(),
    active: z.int(),
    paused: z.int(),
    expired: z.int(),
    not_set: z.int(),
  })
  .nullable();
export type StandingCounts = NonNullable<z.infer<typeof standingCountsSchema>>;

/** A dietician's private notes about one customer: a single text, never shown to the customer. */
export const notesInputSchema = z.strictObject({ notes: text(NOTES_MAX) });

export const notesSchema = z.strictObject({
  notes: z.string(),
  /** 0 while nothing was ever written; sent as the `If-Match` of the next save. */
  version: z.int(),
  updatedAt: z.string().nullable(),
});
export type Notes = z.infer<typeof notesSchema>;
