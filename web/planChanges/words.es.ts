import type { say as english } from './words.ts';

export const say: typeof english = {
  changes: 'Cambios',
  changed: 'Cambiado',
  wasBefore: (before) => `antes: ${before}`,
  emptyBefore: 'antes vacío',
  noLongerPlanned: (meal) => `${meal} ya no está en el plan`,
  gotIt: 'Entendido',
  gotItNotSaved: 'No se ha podido guardar «Entendido».',
};
