import type { say as english } from './words.ts';

export const say: typeof english = {
  changes: 'Changements',
  changed: 'Modifié',
  wasBefore: (before) => `avant : ${before}`,
  emptyBefore: 'vide avant',
  noLongerPlanned: (meal) => `${meal} n’est plus prévu`,
  gotIt: 'J’ai compris',
  gotItNotSaved: 'Impossible d’enregistrer « J’ai compris ».',
};
