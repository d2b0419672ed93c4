import * as z from 'zod';
import { timeZoneSchema } from '../daySchema.ts';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, shapedText, trimmedText } from '../textSchema.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './account.ts';
import { isEasyPassword } from './easyPasswordSchema.ts';
import { proofAgainSchema } from './secondFactorSchema.ts';
import { say } from './words.ts';

/** The version of the Privacy Policy that is agreed to; it must be the current one. */
const agreementNeeded = () => say.agreementNeeded;
const agreementSchema = boundedText(100, { missing: agreementNeeded }).min(1, {
  error: agreementNeeded,
});

export const consentInputSchema = z.strictObject({ version: agreementSchema });

/** A consent that was given, and perhaps withdrawn; both are instants. */
const consentRecordSchema = z.strictObject({
  version: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

export const consentSchema = z.strictObject({
  version: z.string(),
  /** The latest first; a consent that is not withdrawn is in force. */
  history: z.array(consentRecordSchema),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentStateSchema = z.enum(['none', 'given', 'withdrawn']);

export const emailSchema = trimmedText(254, { missing: () => say.enterEmail })
  .toLowerCase()
  .min(1, { error: () => say.enterEmail })
  .pipe(z.email({ error: () => say.enterValidEmail }));

export const newPasswordSchema = boundedText(PASSWORD_MAX, { missing: () => say.enterPassword })
  .min(1, { error: () => say.enterPassword })
  .min(PASSWORD_MIN, { error: () => say.passwordTooShort(PASSWORD_MIN) })
  // As UTF-8, all lone surrogates are the same bytes, so different passwords would have the same hash.
  .refine(isStorable, NOT_STORABLE)
  .refine((password) => password.length < PASSWORD_MIN || !isEasyPassword(password), {
    error: () => say.passwordEasy,
  });

const passwordSchema = boundedText(PASSWORD_MAX, { missing: () => say.enterYourPassword }).min(1, {
  error: () => say.enterYourPassword,
});

/** The account's password, and a code if it has an authenticator app. */
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
  error: () => say.passwordsDiffer,
  // Reported together with other errors, so that all can be corrected at once.
  when: () => true,
};
const isSame = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

/** The sign-up form, checked before it sends {@link signUpSchema}. */
export const signUpFormSchema = z
  .strictObject({ ...twicePassword, consent: agreementSchema })
  .refine(isSame, samePasswords);

/** The form behind the set-up link; dieticians give no consent. */
export const setUpFormSchema = z.strictObject(twicePassword).refine(isSame, samePasswords);

/** The token of a mailed or printed link. */
export const tokenSchema = shapedText(2048, /^[\x21-\x7e]{1,2048}$/, () => say.linkIncomplete);

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: timeZoneSchema.optional(),
  consent: agreementSchema,
  /** The token of the invitation through which the person signs up. */
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
 * Confirms an address. In the browser that created the account, the token alone is enough. Any other browser
 * also sends either the password of the account (and a code), or a new password.
 */
export const verifySchema = z.strictObject({
  token: tokenSchema,
  /** The account's password: it proves that the same person created the account. */
  password: passwordSchema.optional(),
  /** With a code, if the account has an authenticator app. */
  code: proofAgainSchema.shape.code.optional(),
  /** For a person who did not create the account: everything that was stored with it is deleted. */
  newPassword: newPasswordSchema.optional(),
});
export type Verify = z.infer<typeof verifySchema>;

/** Asks whether a link still works, before its form is filled in. */
export const openedLinkSchema = z.strictObject({
  purpose: z.enum(['set-up', 'password-reset']),
  token: tokenSchema,
});
export type OpenedLink = z.infer<typeof openedLinkSchema>;

export const openedLinkAnswerSchema = z.strictObject({
  works: z.boolean(),
  /** Present when using the link deletes what was stored with the account, perhaps by somebody else. */
  beginsAnew: z.literal(true).optional(),
});
export type OpenedLinkAnswer = z.infer<typeof openedLinkAnswerSchema>;

/** Whether the account can sign in with a password, or so far only with Google. */
export const hasPasswordSchema = z.strictObject({ hasPassword: z.boolean() });
export type HasPassword = z.infer<typeof hasPasswordSchema>;

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
  code: proofAgainSchema.shape.code,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
