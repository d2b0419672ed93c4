import * as z from 'zod';
import { standingSchema } from '../coaching/periodSchema.ts';
import { daySchema } from '../daySchema.ts';
import { localeOf } from '../language/language.ts';
import { mustConsent, POSITIONS, ROLES } from '../signIn/access.ts';
import { consentStateSchema } from '../signIn/accountSchema.ts';
import { shapedText } from '../textSchema.ts';

export const localeSchema = shapedText(20, /^[a-z]{2}-[A-Z]{2}(-u-fw-[a-z]{3})?$/).refine(
  (tag) => localeOf(tag) === tag,
);

/** The signed-in person, as the browser gets them. `role` is null while they have none. */
export const meSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES).nullable(),
  /** Their position in the practice; absent for customers. */
  position: z.enum(POSITIONS).optional(),
  /** The customer's time zone, as an IANA name; null until their browser has reported one. */
  timeZone: z.string().nullable(),
  /** The language and region that they read in, 'de-AT'; null while they have none. */
  locale: localeSchema.nullable(),
  /** Today in that time zone, by the server's clock. */
  today: daySchema,
  /** The first day that a customer can log; absent for dieticians. */
  firstDay: daySchema.optional(),
  /** The dietician whom the page My Dietician shows; null for dieticians, or while there is none. */
  dieticianId: z.string().nullable(),
  /** Present while the practice requires a second factor that this dietician has not set up. */
  mustProve: z.literal(true).optional(),
  /** The standing of the customer's coaching on `today`, and its last day; null for dieticians. */
  coaching: z.strictObject({ standing: standingSchema, endDate: daySchema.nullable() }).nullable(),
  /** The consent to the use of the customer's health data; dieticians are not asked. */
  consent: consentStateSchema,
  /** Present while figures of body, weight and energy are hidden from them. */
  hidesNumbers: z.literal(true).optional(),
  /** Present while the account waits for its deletion: when it will be erased, an instant. */
  deletionDueAt: z.string().optional(),
});
export type Me = z.infer<typeof meSchema>;

/** The API paths of what a customer's dashboard shows first; none while they must answer a question. */
export function openingPaths(me: Me | null): string[] {
  if (me?.role !== 'customer' || mustConsent(me)) return [];
  if (me.mustProve || me.deletionDueAt !== undefined) return [];
  const path = `/api/customers/${encodeURIComponent(me.id)}`;
  return [`${path}/daily-progress/${me.today}`, `${path}/diet-plans/latest`, `${path}/goals`];
}

/** Several responses in one, by path; each is the same as if it had been requested alone. */
export const openingSchema = z.strictObject({
  answers: z.record(z.string(), z.strictObject({ status: z.int(), body: z.unknown() })),
});
export type Opening = z.infer<typeof openingSchema>;
