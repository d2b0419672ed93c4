import * as z from 'zod';
import { boundedText } from '../textSchema.ts';
import { AGREEMENT_NEEDED } from './consentWords.ts';

/** Agreement is given to a text, named by its version: that of the practice as it is now. */
export const agreementSchema = boundedText(100, { missing: AGREEMENT_NEEDED }).min(
  1,
  AGREEMENT_NEEDED,
);

export const consentInputSchema = z.strictObject({ version: agreementSchema });

/** Once given, and perhaps withdrawn; instants are ISO 8601 UTC. */
export const consentRecordSchema = z.strictObject({
  /** The Privacy Policy that was agreed to. */
  version: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

export const consentSchema = z.strictObject({
  /** The Privacy Policy as it is now. */
  version: z.string(),
  /** The last one first; one that is not withdrawn is in force. */
  history: z.array(consentRecordSchema),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentStateSchema = z.enum(['none', 'given', 'withdrawn']);
