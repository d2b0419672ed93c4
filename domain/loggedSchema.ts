import * as z from 'zod';

/** How a day was logged. `all`: every meal is done, or it was logged without meals. */
export const loggedSchema = z.enum(['none', 'some', 'all']);
export type Logged = z.infer<typeof loggedSchema>;
