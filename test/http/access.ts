import * as z from 'zod';

/** The values that an operation's `x-access` can have: see domain/signIn/access.ts. */
export const accessSchema = z
  .array(z.enum(['anyone', 'user', 'dietician', 'customer', 'owner']))
  .min(1);
