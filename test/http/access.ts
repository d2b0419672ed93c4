import * as z from 'zod';

/** What an operation's `x-access` may hold: see domain/accounts/access.ts. */
export const accessSchema = z
  .array(z.enum(['anyone', 'user', 'dietician', 'customer', 'owner']))
  .min(1);
