import * as z from 'zod';

/** The values that an operation's `x-access` can have: see domain/signIn/access.ts. */
export const accessSchema = z
  .array(z.enum(['anyone', 'user', 'practiceOwner', 'dietician', 'assistant', 'customer', 'owner']))
  .min(1);

/** Whether an operation is for people of the practice, whatever their position. */
export const isForPractice = (access: readonly string[]): boolean =>
  ['practiceOwner', 'dietician', 'assistant'].some((who) => access.includes(who));
