import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Makes the form that the server sent as HTML work within the page. */
export const takeOver = (place: Element) => hydrateRoot(place, <ContactForm />);
