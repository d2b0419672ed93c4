import type { say as english } from './words.ts';

export const say: typeof english = {
  standings: {
    active: 'Actif',
    paused: 'En pause',
    expired: 'Terminé',
    not_set: 'Sans dates',
  },
  transitions: {
    dates: 'Fixer les dates',
    pause: 'Mettre le suivi en pause',
    resume: 'Reprendre le suivi',
    renew: 'Renouveler le suivi',
  },
  selectBothDates: 'Choisissez une date de début et une date de fin.',
  onlyActiveIsPaused: 'Seul un suivi actif peut être mis en pause.',
  activeAlready: 'Le suivi est déjà actif.',
  setDatesToResume: 'Fixez des dates de début et de fin valides avant de reprendre le suivi.',
  setDatesToRenew: 'Fixez les nouvelles dates de début et de fin.',
  renewalReversed: 'La nouvelle date de début ne peut pas être après la date de fin.',
  currentRunsUntil: (endsOn) => `La période actuelle dure jusqu’au ${endsOn}.`,
  newStartsEarly: (startsOn) =>
    `La nouvelle commencerait avant, le ${startsOn}, au lieu de s’y ajouter.`,
  newEndsEarly: (endsOn) => `Elle finirait aussi plus tôt, le ${endsOn}.`,
};
