import * as z from 'zod';
import { POSITIONS } from '../signIn/access.ts';
import { proofAgainSchema } from '../signIn/secondFactorSchema.ts';
import { idSchema } from '../textSchema.ts';

/** Somebody of the practice, as colleagues see them. */
export const colleagueSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  position: z.enum(POSITIONS),
  /** The operator has locked them out. */
  disabled: z.boolean(),
  /** How many customers are assigned to them. */
  customers: z.int(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const positionChangeSchema = z.strictObject({
  /** Null: they leave the practice. */
  position: z.enum(POSITIONS).nullable(),
  /** Who takes over their customers, appointments and conversations, where `handsOver` asks for somebody. */
  successorId: idSchema.nullable(),
  ...proofAgainSchema.shape,
});
export type PositionChange = z.infer<typeof positionChangeSchema>;
