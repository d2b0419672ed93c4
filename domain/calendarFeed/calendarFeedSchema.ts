import * as z from 'zod';

/** Whether a customer has an address for their calendar: the instant when it was created, or null. */
export const calendarFeedSchema = z.strictObject({ since: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The address, which is shown only once: it cannot be recovered from what is stored. */
export const calendarAddressSchema = z.strictObject({ since: z.string(), address: z.string() });
export type CalendarAddress = z.infer<typeof calendarAddressSchema>;
