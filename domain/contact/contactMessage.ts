export const CONTACT_NAME_MAX = 100;
export const CONTACT_MESSAGE_MAX = 5000;

/** Whether a program wrote it: no person sees the field that is filled in. */
export const isSpam = (input: { website: string }): boolean => input.website !== '';
