import * as z from 'zod';
import { standingSchema } from '../coaching/periodSchema.ts';
import { daySchema, timeZoneSchema } from '../daySchema.ts';
import { agreementSchema, consentStateSchema } from '../rights/consentSchema.ts';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, shapedText, trimmedText } from '../textSchema.ts';
import { EASY_PASSWORD, isEasyPassword } from './easyPasswordSchema.ts';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORDS_DIFFER } from './password.ts';
import { ROLES } from './role.ts';
import { proofAgainSchema } from './secondFactorSchema.ts';

export const emailSchema = trimmedText(254, { missing: 'Enter your e-mail address.' })
  .toLowerCase()
  .min(1, 'Enter your e-mail address.')
  .pipe(z.email('Enter a valid e-mail address, like name@example.org.'));

export const newPasswordSchema = boundedText(PASSWORD_MAX, { missing: 'Enter a password.' })
  .min(1, 'Enter a password.')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  // Hashed as UTF-8, every half of a surrogate pair would be as good as every other.
  .refine(isStorable, NOT_STORABLE)
  .refine((password) => password.length < PASSWORD_MIN || !isEasyPassword(password), EASY_PASSWORD);

const passwordSchema = boundedText(PASSWORD_MAX, { missing: 'Enter your password.' }).min(
  1,
  'Enter your password.',
);

/** The password of the account, with a code of the app of who has one, asked for once more. */
export const madeItSchema = z.strictObject({
  password: passwordSchema,
  code: proofAgainSchema.shape.code,
});

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignIn = z.infer<typeof signInSchema>;

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: timeZoneSchema.optional(),
  /** The version of the Privacy Policy that they agree to. */
  consent: agreementSchema,
});
export type SignUp = z.infer<typeof signUpSchema>;

const twicePassword = {
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: boundedText(PASSWORD_MAX),
};
const samePasswords = {
  path: ['confirmPassword'],
  message: PASSWORDS_DIFFER,
  // Said even while another field is wrong too: a person mends both at once.
  when: () => true,
};
const isSame = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

/** What the sign-up form checks before it sends {@link signUpSchema}. */
export const signUpFormSchema = z
  .strictObject({ ...twicePassword, consent: agreementSchema })
  .refine(isSame, samePasswords);

/** What the form of the set-up link checks: a dietician is asked for no consent. */
export const setUpFormSchema = z.strictObject(twicePassword).refine(isSame, samePasswords);

/** What a mailed or printed link carries. */
const INCOMPLETE = 'This link is not complete.';
const tokenSchema = shapedText(2048, /^[\x21-\x7e]{1,2048}$/, INCOMPLETE);

export const setUpSchema = z.strictObject({
  token: tokenSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type SetUp = z.infer<typeof setUpSchema>;

export const resetRequestSchema = z.strictObject({ email: emailSchema });

export const resetSchema = z.strictObject({
  token: tokenSchema,
  newPassword: newPasswordSchema,
});

/** By the link alone in the browser in which the account was made; elsewhere with one of two: */
export const verifySchema = z.strictObject({
  token: tokenSchema,
  /** The password of the account, which shows that whoever confirms the address made it … */
  password: passwordSchema.optional(),
  /** … with a code, where an app gives them; */
  code: proofAgainSchema.shape.code.optional(),
  /** or another password, of who did not make it: nothing of what was made before stays. */
  newPassword: newPasswordSchema.optional(),
});
export type Verify = z.infer<typeof verifySchema>;

/** A link as it is opened: what it is for, before anything is filled in. */
export const openedLinkSchema = z.strictObject({
  purpose: z.enum(['set-up', 'password-reset']),
  token: tokenSchema,
});
export type OpenedLink = z.infer<typeof openedLinkSchema>;

export const openedLinkAnswerSchema = z.strictObject({
  works: z.boolean(),
  /** There where using it ends all that was made on the account, which somebody else may have made. */
  beginsAnew: z.literal(true).optional(),
});
export type OpenedLinkAnswer = z.infer<typeof openedLinkAnswerSchema>;

/** Whether somebody can sign in with a password, or only with Google so far. */
export const hasPasswordSchema = z.strictObject({ hasPassword: z.boolean() });
export type HasPassword = z.infer<typeof hasPasswordSchema>;

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
  code: proofAgainSchema.shape.code,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** The person signed in, as the browser knows them. `role` null means: no role (yet). */
export const meSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  role: z.enum(ROLES).nullable(),
  /** The customer's own time zone, IANA name; null until their browser has told it. */
  timeZone: z.string().nullable(),
  /** Today in that time zone, by the server's clock. */
  today: daySchema,
  /** The dietician whose page My Dietician opens; null for dieticians, or while there is none. */
  dieticianId: z.string().nullable(),
  /** There while the practice demands a second factor that this dietician has not set up. */
  mustProve: z.literal(true).optional(),
  /** How the customer's coaching stands on `today`, and its last day; null for everybody else. */
  coaching: z.strictObject({ standing: standingSchema, endDate: daySchema.nullable() }).nullable(),
  /** Whether they agreed to the use of their health data; nobody asks dieticians. */
  consent: consentStateSchema,
  /** There while their account is to be deleted: from when on it is gone, ISO 8601 UTC. */
  deletionDueAt: z.string().optional(),
});
export type Me = z.infer<typeof meSchema>;
