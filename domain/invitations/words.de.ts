import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooMany: (max) => `Höchstens ${inDigits(max)} Personen auf einmal. Schick den Rest danach.`,
  enterOneEmail: 'Gib mindestens eine E-Mail-Adresse ein.',
  closed: {
    used: 'Diese Einladung wurde schon benutzt.',
    revoked: 'Diese Einladung wurde schon zurückgezogen.',
    ended:
      'Wer diese Einladung geschickt hat, ist nicht mehr in der Praxis. Lade die Person neu ein.',
  },
  refused: {
    customer: 'Hat hier schon ein Konto.',
    dietician: 'Das ist eine Adresse der Praxis selbst.',
    invited: 'Hat schon eine offene Einladung.',
    double: 'Kommt in deiner Liste mehrmals vor.',
    'too-many': 'Hat heute schon drei Einladungen bekommen. Versuch es morgen noch einmal.',
  },
};
