import * as z from 'zod';
import { emailSchema } from '../signIn/accountSchema.ts';
import { requiredLine, requiredText, text } from '../textSchema.ts';
import { say } from '../words.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX } from './contactMessage.ts';

export const contactInputSchema = z.strictObject({
  name: requiredLine(CONTACT_NAME_MAX, () => say.enterYourName),
  email: emailSchema,
  message: requiredText(CONTACT_MESSAGE_MAX, () => say.writeYourMessage),
  /** A hidden field: only bots fill it in. */
  website: text(50).default(''),
});
export type ContactInput = z.input<typeof contactInputSchema>;

export const contactMessageSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  read: z.boolean(),
  archived: z.boolean(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactMarksSchema = z.strictObject({ read: z.boolean(), archived: z.boolean() });
export type ContactMarks = z.infer<typeof contactMarksSchema>;

export const messageBoxSchema = z.enum(['inbox', 'archive']);
export type MessageBox = z.infer<typeof messageBoxSchema>;
