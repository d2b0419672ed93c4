import type { say as english } from './words.ts';

export const say: typeof english = {
  standings: {
    active: 'Aktiv',
    paused: 'Pausiert',
    expired: 'Abgelaufen',
    not_set: 'Ohne Zeitraum',
  },
  transitions: {
    dates: 'Zeitraum festlegen',
    pause: 'Betreuung pausieren',
    resume: 'Betreuung fortsetzen',
    renew: 'Betreuung verlängern',
  },
  selectBothDates: 'Wähle bitte Beginn und Ende aus.',
  onlyActiveIsPaused: 'Nur eine aktive Betreuung lässt sich pausieren.',
  activeAlready: 'Die Betreuung ist schon aktiv.',
  setDatesToResume:
    'Lege bitte einen gültigen Beginn und ein gültiges Ende fest, bevor du fortsetzt.',
  setDatesToRenew: 'Lege bitte Beginn und Ende der Verlängerung fest.',
  renewalReversed: 'Die Verlängerung kann nicht nach ihrem Ende beginnen.',
  currentRunsUntil: (endsOn) => `Der jetzige Zeitraum läuft bis ${endsOn}.`,
  newStartsEarly: (startsOn) =>
    `Der neue würde schon vorher beginnen, am ${startsOn}, statt sich anzuschließen.`,
  newEndsEarly: (endsOn) => `Er würde auch früher enden, am ${endsOn}.`,
};
