import type { say as english } from './words.ts';

export const say: typeof english = {
  changes: 'Änderungen',
  changed: 'Geändert',
  wasBefore: (before) => `vorher: ${before}`,
  emptyBefore: 'vorher leer',
  noLongerPlanned: (meal) => `${meal} ist nicht mehr geplant`,
  gotIt: 'Alles klar',
  gotItNotSaved: '„Alles klar“ konnte nicht gespeichert werden.',
};
