import type { ContactInput } from '#domain/contact/contactMessageSchema.ts';
import { send } from '../api/request.ts';

/** The address that the form is sent to; without JavaScript the browser sends it there itself. */
export const CONTACT_ACTION = '/api/contact-messages';

export const sendMessage = (input: ContactInput) => send<void>('POST', CONTACT_ACTION, input);
