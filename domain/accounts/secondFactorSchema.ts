import * as z from 'zod';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, shapedText } from '../textSchema.ts';
import { PASSWORD_MAX } from './password.ts';

const typed = (message: string) =>
  boundedText(64, { missing: message, tooLong: message })
    // As people type what they read in groups.
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

/** Six digits of the app. */
const SIX = 'Enter the six digits that your app shows.';
export const appCodeSchema = typed(SIX).pipe(shapedText(6, /^\d{6}$/, SIX));

const EITHER = 'Enter the six digits that your app shows, or a recovery code.';
export const factorCodeSchema = typed(EITHER).pipe(
  shapedText(16, /^(\d{6}|[A-Z2-7]{16})$/, EITHER),
);

/**
 * What somebody proves anew though signed in; each is empty for who has none: no password beside
 * Google, no app.
 */
export const proofAgainSchema = z.strictObject({
  password: boundedText(PASSWORD_MAX)
    // Who has no password and no app proves nothing: then nobody else would refuse it.
    .refine(isStorable, NOT_STORABLE)
    .default(''),
  code: z.union([z.literal(''), factorCodeSchema], { error: EITHER }).default(''),
});
export type ProofAgain = z.infer<typeof proofAgainSchema>;

export const proveSchema = z.strictObject({ code: factorCodeSchema });

/** The key that the server made for the app, 160 bits in base32, and a code that it led to. */
export const addAuthenticatorSchema = z.strictObject({
  key: shapedText(32, /^[A-Z2-7]{32}$/, 'Begin again with a new key.'),
  code: appCodeSchema,
  password: proofAgainSchema.shape.password,
});
export type AddAuthenticator = z.infer<typeof addAuthenticatorSchema>;

export const newKeySchema = z.strictObject({
  key: z.string(),
  /** `otpauth://…`, for a QR code. */
  uri: z.string(),
});
export type NewKey = z.infer<typeof newKeySchema>;

export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const secondFactorSchema = z.strictObject({
  /** Since when an app gives the codes; null: none does. */
  authenticatorSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;
