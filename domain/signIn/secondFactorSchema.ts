import * as z from 'zod';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, shapedText } from '../textSchema.ts';
import { PASSWORD_MAX } from './password.ts';

const typed = (message: string) =>
  boundedText(64, { missing: message, tooLong: message })
    // People type codes in groups, with blanks or dashes.
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

const SIX = 'Enter the six digits that your app shows.';
const appCodeSchema = typed(SIX).pipe(shapedText(6, /^\d{6}$/, SIX));

const EITHER = 'Enter the six digits that your app shows, or a recovery code.';
const factorCodeSchema = typed(EITHER).pipe(shapedText(16, /^(\d{6}|[A-Z2-7]{16})$/, EITHER));

/**
 * What signed-in people send to prove again who they are. A field is '' for an account without it: no
 * password (only Google), or no authenticator app.
 */
export const proofAgainSchema = z.strictObject({
  password: boundedText(PASSWORD_MAX)
    // For an account without password and app, no later check would refuse it.
    .refine(isStorable, NOT_STORABLE)
    .default(''),
  code: z.union([z.literal(''), factorCodeSchema], { error: EITHER }).default(''),
});
export type ProofAgain = z.infer<typeof proofAgainSchema>;

export const proveSchema = z.strictObject({ code: factorCodeSchema });

/** Adds an app: the key that the server generated for it (160 bits in base32), and a first code. */
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
  /** When the app was added, an instant; null: there is none. */
  authenticatorSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;
