import * as z from 'zod';
import { text } from './textSchema.ts';

// The longest reason names seven plans, each with a name of 200 characters and its days.
const REASON_MAX = 4000;
const MOST_REASONS = 10;

/** The fields that confirm at most `most` reasons of a 409 `confirm-needed`, of `length` characters each. */
export const confirmShapeOf = (most: number, length: number = REASON_MAX) => ({
  confirm: z
    .boolean()
    .optional()
    .meta({ description: 'true: the reasons of a 409 `confirm-needed` are confirmed' }),
  reasonsRead: z.array(text(length)).max(most).optional().meta({
    description:
      'The sentences of that 409. With them, `confirm` confirms only these; another reason gives another 409',
  }),
});

export const confirmShape = confirmShapeOf(MOST_REASONS);
const confirmationSchema = z.object(confirmShape);
export type Confirmation = z.infer<typeof confirmationSchema>;
