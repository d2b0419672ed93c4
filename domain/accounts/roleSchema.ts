import * as z from 'zod';

/** The stored role values: `client` is the dietician, `customer` the person coached. */
export const roleSchema = z.enum(['client', 'customer']);
export type Role = z.infer<typeof roleSchema>;
