import * as z from 'zod';
import { LOGO_NAME } from '../images/image.ts';
import { proofAgainSchema } from '../signIn/secondFactorSchema.ts';
import { shapedText } from '../textSchema.ts';
import { COLOUR } from './colour.ts';

/** How a practice looks; null for what it leaves to us. */
const lookInputSchema = z.strictObject({
  colour: shapedText(7, COLOUR).nullable(),
  /** The name that the server gave to an uploaded logo. */
  logo: shapedText(80, LOGO_NAME).nullable(),
});
export type LookInput = z.infer<typeof lookInputSchema>;

export const lookSaveSchema = lookInputSchema.extend(proofAgainSchema.shape);

export const lookSchema = z.strictObject({
  colour: z.string().nullable(),
  logo: z.string().nullable(),
  /** 0 while nothing has been saved; the `If-Match` of the next save. */
  version: z.int(),
});
export type Look = z.infer<typeof lookSchema>;

/** `picture`: the logo as it will be shown, as the address of a picture that contains it. */
export const uploadedLogoSchema = z.strictObject({ logo: z.string(), picture: z.string() });
export type UploadedLogo = z.infer<typeof uploadedLogoSchema>;
