import type { say as english } from './words.ts';

export const say: typeof english = {
  places: {
    today: 'Heute',
    plan: 'Plan',
    progress: 'Verlauf',
    messages: 'Nachrichten',
    me: 'Ich',
  },
  shortcuts: 'Schnellzugriff',
  skipToContent: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  search: 'Suche',
  findAnything: 'Kund:in, Plan, Artikel oder Befehl',
  findArticleOrScreen: 'Artikel oder Seite',
  commands: 'Befehle',
  found: 'Gefunden',
  nothingIsCalled: (wanted) => `Zu „${wanted}“ gibt es nichts.`,
  notAllSearched: 'Es konnte nicht alles durchsucht werden. Prüfe deine Verbindung.',
  chooseCustomer: (name) => `Wähle, für wen „${name}“ ist.`,
  menu: 'Menü',
};
