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
  // Hashed as UTF-8, all lone surrogates would be equal.
  .refine(isStorable, NOT_STORABLE)
  .refine((password) => password.length < PASSWORD_MIN || !isEasyPassword(password), EASY_PASSWORD);

const passwordSchema = boundedText(PASSWORD_MAX, { missing: 'Enter your password.' }).min(
  1,
  'Enter your password.',
);

/** The password of an account, and a code if it has an authenticator app. */
export const madeItSchema = z.strictObject({
  password: passwordSchema,
  code: proofAgainSchema.shape.code,
});

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignIn = z.infer<typeof signInSchema>;

const twicePassword = {
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: boundedText(PASSWORD_MAX),
};
const samePasswords = {
  path: ['confirmPassword'],
  message: PASSWORDS_DIFFER,
  // Reported together with other errors, so that a person can correct all at once.
  when: () => true,
};
const isSame = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

/** The sign-up form, checked before it sends {@link signUpSchema}. */
export const signUpFormSchema = z
  .strictObject({ ...twicePassword, consent: agreementSchema })
  .refine(isSame, samePasswords);

/** The form of the set-up link; dieticians give no consent. */
export const setUpFormSchema = z.strictObject(twicePassword).refine(isSame, samePasswords);

const INCOMPLETE = 'This link is not complete.';
/** The token of a mailed or printed link. */
export const tokenSchema = shapedText(2048, /^[\x21-\x7e]{1,2048}$/, INCOMPLETE);

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: timeZoneSchema.optional(),
  /** The version of the Privacy Policy that they agree to. */
  consent: agreementSchema,
  /** The token of the invitation by which they come. */
  invitation: tokenSchema.optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

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

/**
 * Confirms an address. The token alone is enough in the browser that made the account; any other browser
 * also sends either the password of the account (and a code), or a new password.
 */
export const verifySchema = z.strictObject({
  token: tokenSchema,
  /** The password of the account: it proves that the same person made it. */
  password: passwordSchema.optional(),
  /** With a code, if the account has an authenticator app. */
  code: proofAgainSchema.shape.code.optional(),
  /** For somebody who did not make the account: all that was made with it is deleted. */
  newPassword: newPasswordSchema.optional(),
});
export type Verify = z.infer<typeof verifySchema>;

/** Asks whether a link works, before its form is filled in. */
export const openedLinkSchema = z.strictObject({
  purpose: z.enum(['set-up', 'password-reset']),
  token: tokenSchema,
});
export type OpenedLink = z.infer<typeof openedLinkSchema>;

export const openedLinkAnswerSchema = z.strictObject({
  works: z.boolean(),
  /** Present when using the link deletes what was made with the account, perhaps by somebody else. */
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

/** The signed-in person, as their browser gets them. `role` is null while they have none. */
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
  /** Present while the practice demands a second factor that this dietician has not set up. */
  mustProve: z.literal(true).optional(),
  /** The standing of the customer's coaching on `today`, and its last day; null for dieticians. */
  coaching: z.strictObject({ standing: standingSchema, endDate: daySchema.nullable() }).nullable(),
  /** The consent to the use of their health data; dieticians are not asked. */
  consent: consentStateSchema,
  /** Present while figures of body, weight and energy are hidden from them. */
  hidesNumbers: z.literal(true).optional(),
  /** Present while their account is to be deleted: when it will be erased, an instant. */
  deletionDueAt: z.string().optional(),
});
export type Me = z.infer<typeof meSchema>;
