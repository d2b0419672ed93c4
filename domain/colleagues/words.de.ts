import type { say as english } from './words.ts';

export const say: typeof english = {
  positions: { owner: 'Inhaber:in', dietician: 'Ernährungsberater:in', assistant: 'Assistenz' },
  asPosition: {
    owner: 'als Inhaber:in der Praxis',
    dietician: 'als Ernährungsberater:in',
    assistant: 'als Assistenz',
  },
  mayDo: {
    owner:
      'Inhaber:innen tun alles, was Ernährungsberater:innen tun; außerdem ändern sie die Einstellungen der Praxis und laden Kolleg:innen ein.',
    dietician: 'Ernährungsberater:innen sehen und ändern alles, was Kund:innen betrifft.',
    assistant:
      'Die Assistenz sieht alles, was Kund:innen betrifft. Sie schreibt Nachrichten, lädt Leute ein und vereinbart Termine, ändert aber keine Pläne und keine Gesundheitsdaten.',
  },
  lastOwner:
    'Eine Praxis braucht eine Inhaberin oder einen Inhaber. Mach zuerst jemand anderen dazu.',
  chooseSuccessor: 'Wähle aus, wer die Kund:innen übernimmt.',
  cannotTakeOver: 'Diese Person kann keine Kund:innen übernehmen. Wähle jemand anderen.',
};
