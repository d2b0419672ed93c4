import type { ContactInput } from '#domain/contact/contactMessageSchema.ts';
import { send } from '../api/request.ts';

/** Where the form is sent to, by us or, without JavaScript, by the browser itself. */
export const CONTACT_ACTION = '/api/contact-messages';

export const sendMessage = (input: ContactInput) => send<void>('POST', CONTACT_ACTION, input);
