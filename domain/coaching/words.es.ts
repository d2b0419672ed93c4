import type { say as english } from './words.ts';

export const say: typeof english = {
  standings: {
    active: 'Activo',
    paused: 'En pausa',
    expired: 'Terminado',
    not_set: 'Sin fechas',
  },
  transitions: {
    dates: 'Fijar fechas',
    pause: 'Pausar acompañamiento',
    resume: 'Reanudar acompañamiento',
    renew: 'Renovar acompañamiento',
  },
  selectBothDates: 'Elige la fecha de inicio y la de fin.',
  onlyActiveIsPaused: 'Solo se puede pausar un acompañamiento activo.',
  activeAlready: 'El acompañamiento ya está activo.',
  setDatesToResume: 'Pon fechas de inicio y de fin válidas antes de reanudar el acompañamiento.',
  setDatesToRenew: 'Pon las nuevas fechas de inicio y de fin.',
  renewalReversed: 'La nueva fecha de inicio no puede ser posterior a la de fin.',
  currentRunsUntil: (endsOn) => `El periodo actual dura hasta el ${endsOn}.`,
  newStartsEarly: (startsOn) => `El nuevo empezaría antes, el ${startsOn}, en lugar de sumarse.`,
  newEndsEarly: (endsOn) => `También terminaría antes, el ${endsOn}.`,
};
