import * as z from 'zod';

/** Whether a customer has an address for their calendar: the instant it was made, or null. */
export const calendarFeedSchema = z.strictObject({ since: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The address, as it is told once: nothing that is stored gives it back. */
export const calendarAddressSchema = z.strictObject({ since: z.string(), address: z.string() });
export type CalendarAddress = z.infer<typeof calendarAddressSchema>;
