import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { loggedSchema } from '../progress/progressSchema.ts';
import { cursorSchema, idSchema, text } from '../textSchema.ts';
import { CUSTOMERS_PAGE, NOTES_MAX, STRIP_DAYS } from './limits.ts';
import { coachingPeriodSchema, standingSchema } from './periodSchema.ts';

/** A customer as a dietician's list shows them. */
export const customerSchema = coachingPeriodSchema.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  /** IANA name; `UTC` until the customer's browser has told it. */
  timeZone: z.string(),
  /** Today in that time zone. */
  today: daySchema,
  lastLoggedDay: daySchema.nullable(),
  /** The dietician they are assigned to; null: the practice's first. */
  dieticianId: z.string().nullable(),
  /** If so, the fields about their health are as for a customer without any data. */
  consentWithdrawn: z.boolean(),
});
export type Customer = z.infer<typeof customerSchema>;

/** A row of the list: the customer and, ending today, their last {@link STRIP_DAYS} days. */
const customerRowSchema = customerSchema.extend({
  strip: z.array(loggedSchema).length(STRIP_DAYS),
  /** How much of each day was eaten, 0 to 100; null for a day that was not logged. */
  eaten: z.array(z.int().min(0).max(100).nullable()).length(STRIP_DAYS),
  /** Meals done of all meals of the last 7 logged days, 0 to 100; null without. */
  adherence: z.int().nullable(),
  /** The last day for which any plan has a meal. */
  planEndsOn: daySchema.nullable(),
  /** For how many days they are silent; null while that is nothing unusual. */
  silentFor: z.int().nullable(),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** What the list is ordered by: who is to be looked at first stands first. */
export const customerSortSchema = z.enum(['name', 'logged', 'adherence', 'plan-end', 'period-end']);
export type CustomerSort = z.infer<typeof customerSortSchema>;

export const customerQuerySchema = z.strictObject({
  /** Part of a name or e-mail, in any case. */
  search: text(100).optional(),
  standing: standingSchema.optional(),
  sort: customerSortSchema.default('name').meta({
    description:
      'name; logged: who never logged, and then the longest since the day logged last; adherence: least eaten in the last 7 logged days; plan-end and period-end: the soonest from today on, and then what has ended, the latest first. Else who has none of it stands at the end, by name',
  }),
  /** The `next` of the page before. */
  after: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(CUSTOMERS_PAGE),
  /** `no`: items have no strip, and the days are not read. */
  strip: z.enum(['yes', 'no']).default('yes').meta({
    description: 'Whether each customer on the page carries their strip of the last fourteen days',
  }),
});
export type CustomerQuery = z.infer<typeof customerQuerySchema>;

/** A page of the list. All of its items have what only a row has, or none when no strips were asked for. */
export const listedCustomersSchema = z.strictObject({
  items: z.array(
    customerRowSchema.partial({
      strip: true,
      eaten: true,
      adherence: true,
      planEndsOn: true,
      silentFor: true,
    }),
  ),
  next: z.string().nullable(),
});

type PageOf<Item> = { items: Item[]; next: string | null };
export type CustomerPage = PageOf<CustomerRow>;
/** The same page without strips. */
export type PlainCustomerPage = PageOf<Customer>;

/** A search that finds more customers than this is not counted on: nobody reads so long a list. */
export const COUNTED_FOUND = 1000;

/** How many stand how, among all or those found; null when more than {@link COUNTED_FOUND} are found. */
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

/** A dietician's private notes about one customer: one text, never shown to the customer. */
export const notesInputSchema = z.strictObject({ notes: text(NOTES_MAX) });

export const notesSchema = z.strictObject({
  notes: z.string(),
  /** 0 while nothing was ever written; the `If-Match` of the next save. */
  version: z.int(),
  updatedAt: z.string().nullable(),
});
export type Notes = z.infer<typeof notesSchema>;

/** A dietician in the choice for a customer. */
export const dieticianSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type DieticianSummary = z.infer<typeof dieticianSummarySchema>;

/** Null: the customer has no dietician of their own, and sees the practice's first. */
export const assignmentSchema = z.strictObject({ dieticianId: idSchema.nullable() });
