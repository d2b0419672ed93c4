export const CONTACT_NAME_MAX = 100;
export const CONTACT_MESSAGE_MAX = 5000;

/** Whether a bot wrote the message: it filled in a field that people cannot see. */
export const isSpam = (input: { website: string }): boolean => input.website !== '';
