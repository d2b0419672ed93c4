import * as z from 'zod';
import { boundedText } from '../textSchema.ts';
import { AGREEMENT_NEEDED } from './consentWords.ts';

/** The version of the Privacy Policy that is agreed to; it must be the current one. */
export const agreementSchema = boundedText(100, { missing: AGREEMENT_NEEDED }).min(
  1,
  AGREEMENT_NEEDED,
);

export const consentInputSchema = z.strictObject({ version: agreementSchema });

/** A consent that was given, and perhaps withdrawn; both are instants. */
const consentRecordSchema = z.strictObject({
  /** The Privacy Policy that was agreed to. */
  version: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

export const consentSchema = z.strictObject({
  /** The version of the current Privacy Policy. */
  version: z.string(),
  /** The latest first; a consent that is not withdrawn is in force. */
  history: z.array(consentRecordSchema),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentStateSchema = z.enum(['none', 'given', 'withdrawn']);
