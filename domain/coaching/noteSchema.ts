import * as z from 'zod';
import { text } from '../textSchema.ts';
import { NOTES_MAX } from './note.ts';

/** A dietician's private notes about one customer: one text, never shown to the customer. */
export const notesInputSchema = z.strictObject({ notes: text(NOTES_MAX) });

export const notesSchema = z.strictObject({
  notes: z.string(),
  /** 0 while nothing was ever written; the `If-Match` of the next save. */
  version: z.int(),
  updatedAt: z.string().nullable(),
});
export type Notes = z.infer<typeof notesSchema>;
