import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  failures: {
    'object-not-found': 'Dieses Bild gibt es nicht mehr. Wähle es noch einmal aus.',
    unauthenticated: 'Du bist nicht mehr angemeldet. Melde dich an und versuch es noch einmal.',
    unauthorized: 'Dein Konto darf das mit diesem Bild nicht tun.',
    'quota-exceeded':
      'Du hast dein Bild gerade sehr oft geändert. Versuch es in einer Stunde noch einmal.',
    'retry-limit-exceeded':
      'Der Server war zu lange nicht erreichbar. Versuch es noch einmal, wenn die Verbindung besser ist.',
    canceled: 'Abgebrochen. Dein Bild ist, wie es war.',
  },
  notAnImage: 'Dieses Bild lässt sich nicht lesen. Wähle ein vollständiges JPEG, PNG oder WebP.',
  tooManyBytes: (most) => `Dieses Bild ist größer als ${inDigits(most)} MB. Wähle ein kleineres.`,
  tooManyPixels: (most) =>
    `Dieses Bild hat mehr als ${inDigits(most)} Megapixel. Wähle ein kleineres.`,
};
