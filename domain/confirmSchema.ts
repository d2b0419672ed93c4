import * as z from 'zod';
import { text } from './textSchema.ts';

// One names seven plans at most, each by 200 characters, with their days.
const REASON_MAX = 4000;
const MOST_REASONS = 10;

/** Beside what is stored: the person has read the reasons of a 409 `confirm-needed`, and means it. */
export const confirmShape = {
  confirm: z
    .boolean()
    .optional()
    .meta({ description: 'true: what a 409 `confirm-needed` asked about is meant' }),
  reasonsRead: z.array(text(REASON_MAX)).max(MOST_REASONS).optional().meta({
    description:
      'The sentences of that 409. With them, `confirm` is about these alone: where another reason holds by now, it is asked about again',
  }),
};
const confirmationSchema = z.object(confirmShape);
export type Confirmation = z.infer<typeof confirmationSchema>;
