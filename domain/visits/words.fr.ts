import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  assessment: 'Évaluation',
  diagnosis: 'Diagnostic',
  intervention: 'Intervention nutritionnelle',
  monitoring: 'Surveillance',
  writeHeading: 'Écrivez un titre.',
  tooManyHeadings: (most) => `Au maximum ${inDigits(most)} titres.`,
  writeAddendum: 'Écrivez l’addendum.',
  isSigned: 'Cette consultation est signée et ne peut plus être modifiée. Écrivez un addendum.',
  notSignedYet: 'Cette consultation n’est pas encore signée. Modifiez-la directement.',
  addendaFull: (most) =>
    `Une consultation peut avoir ${inDigits(most)} addendums. Écrivez une nouvelle consultation.`,
};
