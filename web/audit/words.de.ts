import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  aboutThisCustomer:
    'Was Ernährungsberater:innen bei dieser Person angesehen und geändert haben, und was alle betraf.',
  aboutEverybody:
    'Was die Ernährungsberater:innen deiner Praxis angesehen und geändert haben. Wähle einen Namen, um nur eine Person zu sehen.',
  showEverybody: 'Alle anzeigen',
  customerNoLongerHere: '(nicht mehr hier)',
  changesOnly: 'Nur Änderungen',
  notLoaded: 'Das Protokoll konnte nicht geladen werden.',
  noChangesSoFar: 'Bisher keine Änderungen.',
  nobodySoFar: 'Bisher niemand.',
  listedFromNowOn: 'Was Ernährungsberater:innen ansehen und ändern, steht ab jetzt hier.',
  dieticianNoLongerHere: 'Jemand, der nicht mehr hier ist',
  fromTo: '{from} bis {to}',
  fromNetwork: (network) => `von ${network}`,
  times: (count) => numbered(count, { one: 'einmal', other: '#-mal' }),
  everyViewIsListed:
    'Jedes Mal, wenn jemand aus deiner Praxis deine Daten ansieht oder ändert, steht es hier. Niemand kann dieses Protokoll ändern. Wer dasselbe innerhalb einer Minute noch einmal ansieht, zählt nur einmal.',
  whoMaySeeIt: 'Wer sie sehen darf',
  accountErased: 'ließ das eigene Konto löschen',
  actions: {
    reads: {
      ofYou: (things) => `hat angesehen: ${things}`,
      ofAll: (things) => `hat angesehen: ${things}`,
      ofCustomer: (things) => `hat angesehen: ${things} von`,
    },
    changes: {
      ofYou: (things) => `hat geändert: ${things}`,
      ofAll: (things) => `hat geändert: ${things}`,
      ofCustomer: (things) => `hat geändert: ${things} von`,
    },
    deletes: {
      ofYou: (things) => `hat gelöscht aus: ${things}`,
      ofAll: (things) => `hat gelöscht aus: ${things}`,
      ofCustomer: (things) => `hat gelöscht aus: ${things} von`,
    },
  },
};
