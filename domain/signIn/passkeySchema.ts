import * as z from 'zod';
import { requiredLine, shapedText } from '../textSchema.ts';

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
  name: requiredLine(60, 'Give the passkey a name, like the device it is on.'),
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
