import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  assessment: 'Evaluación',
  diagnosis: 'Diagnóstico',
  intervention: 'Intervención',
  monitoring: 'Seguimiento',
  writeHeading: 'Escribe un título.',
  tooManyHeadings: (most) => `Como máximo ${inDigits(most)} títulos.`,
  writeAddendum: 'Escribe la adenda.',
  isSigned: 'Esta visita está firmada y no se puede cambiar. Escribe una adenda.',
  notSignedYet: 'Esta visita aún no está firmada. Modifícala directamente.',
  addendaFull: (most) => `Una visita admite ${inDigits(most)} adendas. Escribe una visita nueva.`,
};
