import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  assessment: 'Erhebung',
  diagnosis: 'Diagnose',
  intervention: 'Maßnahme',
  monitoring: 'Verlaufskontrolle',
  writeHeading: 'Schreib eine Überschrift.',
  tooManyHeadings: (most) => `Höchstens ${inDigits(most)} Überschriften.`,
  writeAddendum: 'Schreib den Nachtrag.',
  isSigned:
    'Dieses Gespräch ist unterschrieben und lässt sich nicht ändern. Schreib einen Nachtrag.',
  notSignedYet: 'Dieses Gespräch ist noch nicht unterschrieben. Ändere es stattdessen.',
  addendaFull: (most) =>
    `Ein Gespräch hat höchstens ${inDigits(most)} Nachträge. Schreib ein neues Gespräch.`,
};
