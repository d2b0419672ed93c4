import type { say as english } from './words.ts';

export const say: typeof english = {
  hero: {
    tagline:
      'Sieh deine Fortschritte, erreiche deine Ziele und sprich mit Fachleuten für Ernährung.',
    start: 'Loslegen',
    known: 'Schon einmal hier gewesen?',
    toHome: 'Zu deiner Übersicht',
    logIn: 'Anmelden',
  },
  about: {
    title: 'Über Weekplate',
    statement:
      'Bei Weekplate kommen Ernährungsberater:innen und die Menschen zusammen, die sie begleiten. Es geht um eines: die kommende Woche, Mahlzeit für Mahlzeit.',
    sides: [
      {
        title: 'Wenn du beraten wirst',
        text: 'Deine Woche stellt ein Mensch für dich zusammen, der deine Ziele kennt, was du nicht magst und was du nicht essen darfst. Beim Frühstück hast du sie auf dem Handy, und eine Mahlzeit ist mit einem Tippen eingetragen.',
      },
      {
        title: 'Wenn du berätst',
        text: 'Schreib eine Woche wie auf Papier, sieben Tage mal acht Mahlzeiten. Sieh auf einen Blick, wer eingetragen hat, wer dich braucht und wie die letzten Wochen liefen, bevor du die nächste schreibst.',
      },
    ],
    promise:
      'Deine Praxis betreibt es selbst. Keine Werbung, keine fremden Tracker, und nichts wird verkauft.',
  },
  features: {
    title: 'Das kann Weekplate',
    lead: 'Alle Bilder zeigen Weekplate selbst, hier auf Englisch.',
    each: {
      logging: {
        title: 'Deine Mahlzeiten eintragen',
        text: 'Deine eigenen Mahlzeiten des Tages, jede zum Abhaken. Etwas anderes gegessen? Schreib was, gern mit Foto. Dazu Wasser pro Glas, Schlaf, Stimmung und ein Satz, wie es lief.',
        shows: 'Ein Handy mit den Mahlzeiten von heute, zwei von sieben abgehakt',
      },
      curves: {
        title: 'Fortschritte in Kurven',
        text: 'Gewicht und Messwerte neben Mahlzeiten, Wasser, Schlaf, Stimmung und Tageswertung: zwei Wochen, ein Jahr oder alles in Kurven, für dich und deine Ernährungsberatung.',
        shows: 'Kurven für Gewicht, Plantreue und Schlaf über dieselben Monate',
      },
      dietician: {
        title: 'Im Kontakt mit deiner Ernährungsberatung',
        text: 'Eine Ernährungsberatung nur für dich. Frag direkt bei der Mahlzeit, um die es geht, und lies die Antwort unter deiner Frage. Was du einträgst, sieht sie sofort.',
        shows: 'Ein Handy mit der Seite einer Ernährungsberaterin, die sich vorstellt',
      },
      plan: {
        title: 'Ernährungspläne nach Maß',
        text: 'Sieben Tage mal acht Mahlzeiten, jede mit ihrer Uhrzeit, für einen Menschen geschrieben, in einer Tabelle so einfach wie Papier.',
        shows: 'Ein Plan als Tabelle mit Tagen als Spalten und Mahlzeiten als Zeilen',
      },
      aims: {
        title: 'Ziele und Erinnerungen',
        text: 'Setzt gemeinsam Ziele. Du siehst, wie weit du bist und wann du bei diesem Tempo ankommst. Eine E-Mail oder dein Handy erinnert dich, wann du willst.',
        shows:
          'Ein Handy mit laufenden Zielen: Wasser an drei von sieben Tagen, Bewegung zweimal pro Woche',
      },
      library: {
        title: 'Bibliothek',
        text: 'Artikel und Tipps deiner eigenen Praxis, zum Suchen und Lesen. Deine Ernährungsberatung gibt dir den, der heute hilft.',
        shows:
          'Eine durchsuchbare Liste von Artikeln, der erste von der Ernährungsberatung empfohlen',
      },
    },
  },
  roadmap: {
    title: 'So läuft es',
    lead: 'Sechs Schritte, vom ersten Klick bis zu deinen Zielen.',
    steps: [
      {
        title: 'Registrieren',
        text: 'Leg ein Konto an und füll dein Profil aus, so weit du magst.',
      },
      {
        title: 'Ernährungsberatung kennenlernen',
        text: 'Deine Ernährungsberatung liest dein Profil und legt den Betreuungszeitraum fest.',
      },
      {
        title: 'Plan bekommen',
        text: 'Sobald er hochgeladen ist, siehst du deine Woche beim nächsten Öffnen.',
      },
      {
        title: 'Täglich eintragen',
        text: 'Ein Tippen pro Mahlzeit, dann Wasser, Schlaf und Stimmung. Es speichert sich von selbst.',
      },
      {
        title: 'Rückmeldung bekommen',
        text: 'Deine Ernährungsberatung antwortet auf deine Tage, schlägt etwas anderes vor und stellt danach die nächste Woche zusammen.',
      },
      {
        title: 'Ziele erreichen',
        text: 'Woche für Woche, im Tempo deines Lebens.',
      },
    ],
  },
  contact: {
    title: 'Kontakt',
    lead: 'Eine Frage vorab, oder nicht sicher, ob das etwas für dich ist? Deine Nachricht geht direkt an die Ernährungsberatung dieser Praxis.',
    coached: 'Wirst du hier schon beraten?',
    coachedText: 'Unter „Nachrichten“ kannst du deiner Ernährungsberatung jederzeit schreiben.',
    emergency: 'Im Notfall',
    emergencyText: 'Weekplate wird nicht rund um die Uhr beobachtet. Wähle den Notruf.',
  },
  onThisPage: 'Auf dieser Seite',
  helpAndLegal: 'Hilfe und Rechtliches',
  legal: 'Rechtliches',
  privacyDescription: 'Was Weekplate über dich speichert, warum, wie lange, und wer es sieht.',
  termsDescription: 'Womit du einverstanden bist, wenn du bei Weekplate ein Konto anlegst.',
  playFilm: 'Film abspielen',
  pauseFilm: 'Film anhalten',
};
