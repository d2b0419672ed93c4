import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './ContactForm.tsx';

/** Makes the form that the server sent as HTML work within the page, with what was typed into it until then. */
export function takeOver(place: Element) {
  const typed = new FormData(place.querySelector('form') ?? undefined);
  hydrateRoot(place, <ContactForm typed={typed} />);
}
