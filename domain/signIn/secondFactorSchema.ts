import * as z from 'zod';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, requiredLine, shapedText } from '../textSchema.ts';
import { PASSWORD_MAX } from './account.ts';
import { say } from './words.ts';

const typed = (message: () => string) =>
  boundedText(64, { missing: message, tooLong: message })
    // People type codes in groups, with blanks or dashes.
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

const six = () => say.enterSixDigits;
const appCodeSchema = typed(six).pipe(shapedText(6, /^\d{6}$/, six));

const either = () => say.enterSixDigitsOrRecovery;
const factorCodeSchema = typed(either).pipe(shapedText(16, /^(\d{6}|[A-Z2-7]{16})$/, either));

/**
 * What signed-in people send to prove again who they are. A field is '' for an account without it: no
 * password (only Google), or no authenticator app.
 */
export const proofAgainSchema = z.strictObject({
  password: boundedText(PASSWORD_MAX)
    // For an account without password and app, no later check would refuse it.
    .refine(isStorable, NOT_STORABLE)
    .default(''),
  code: z.union([z.literal(''), factorCodeSchema], { error: either }).default(''),
});
export type ProofAgain = z.infer<typeof proofAgainSchema>;

export const proveSchema = z.strictObject({ code: factorCodeSchema });

/** Adds an app: the key that the server generated for it (160 bits in base32), and a first code. */
export const addAuthenticatorSchema = z.strictObject({
  key: shapedText(32, /^[A-Z2-7]{32}$/, () => say.beginWithNewKey),
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

const base64url = (most: number) => shapedText(most, /^[\w-]+$/);

/** The fields that every authenticator response has in addition to `response`. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.looseObject({}),
};

/** A new passkey: a name, and RegistrationResponseJSON of WebAuthn. */
export const addPasskeySchema = z.strictObject({
  name: requiredLine(60, () => say.namePasskey),
  passkey: z.strictObject({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
      transports: z
        .array(shapedText(20, /^[a-z-]+$/))
        .max(10)
        .optional(),
    }),
  }),
});

/** A sign-in by passkey: AuthenticationResponseJSON of WebAuthn. */
export const signInByPasskeySchema = z.strictObject({
  passkey: z.strictObject({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).nullish(),
    }),
  }),
});

/** Options for the browser, in the JSON of WebAuthn. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const signInRuleSchema = z.strictObject({ dieticiansProve: z.boolean() });
export type SignInRule = z.infer<typeof signInRuleSchema>;

/** The body of a change, with a new proof of the person's identity. */
export const signInRuleSaveSchema = signInRuleSchema.extend(proofAgainSchema.shape);

export const ownSessionSchema = z.strictObject({
  id: z.string(),
  /** `Firefox on Windows`. */
  device: z.string(),
  /** The network it was started from, `192.0.2.x`; null if unknown. */
  network: z.string().nullable(),
  beganAt: z.iso.datetime(),
  /** When it was last used, accurate to a quarter of an hour. */
  usedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
