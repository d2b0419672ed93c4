import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  invitations: 'Einladungen',
  allCustomers: 'Alle Kund:innen',
  failedToLoad: 'Einladungen konnten nicht geladen werden.',
  inviteCustomers: 'Kund:innen einladen',
  theyAreAssignedToYou:
    'Sie legen ihr eigenes Konto an und sind dir zugeordnet, mit ihrem Betreuungszeitraum.',
  theyAreAssignedToFirst:
    'Sie legen ihr eigenes Konto an, und ihr Betreuungszeitraum steht schon. Die erste Ernährungsberatung der Praxis ist zuständig, bis jemand anderes gewählt wird.',
  noMailServer:
    'Diese Praxis kann keine E-Mails versenden. Weekplate erstellt für jede Person einen Link. Kopiere ihn und gib ihn weiter.',
  howToInvite: 'Art der Einladung',
  byEmail: 'Per E-Mail',
  byLink: 'Per Link',
  fromAList: 'Aus einer Liste',
  restored: 'Das hast du letztes Mal geschrieben und nicht gesendet.',
  cannotKeepDrafts:
    'Dieser Browser kann keine Entwürfe behalten. Sende alles, bevor du die Seite verlässt.',

  coachingPeriod: 'Betreuungszeitraum',
  startDate: 'Startdatum',
  endDate: 'Enddatum',
  lineFromYou: 'Ein paar Worte von dir',
  lineHint:
    'Sie stehen in der E-Mail, die sonst nur sagt, dass du einlädst. Schreib nichts über die Gesundheit.',
  sendInvitations: 'Einladungen senden',
  makeLinks: 'Links erstellen',
  failedToInvite: 'Das Einladen hat nicht geklappt.',
  nobodyWasInvited: 'Niemand wurde eingeladen.',
  invitationsOnTheWay: (count) =>
    numbered(count, { one: '1 Einladung ist unterwegs.', other: '# Einladungen sind unterwegs.' }),
  linksMade: (count) =>
    numbered(count, {
      one: '1 Link erstellt. Kopiere ihn unten und gib ihn weiter.',
      other: '# Links erstellt. Kopiere sie unten und gib sie weiter.',
    }),
  notInvitedCount: (count) => `Nicht eingeladen (${inDigits(count)}):`,
  refused: (email, why) => `${email}: ${why}`,

  inviteByEmail: 'Per E-Mail einladen',
  emailAddresses: 'E-Mail-Adressen',
  onePersonALine: 'Eine Person pro Zeile. Der Name kann dabeistehen: Lena Roth lena@example.org',
  sameForAll: 'Gilt für alle. Du kannst es vorerst leer lassen.',
  line: (line, why) => `Zeile ${inDigits(line)}: ${why}`,

  inviteByLink: 'Per Link einladen',
  nameHint: 'Für wen der Link ist. Die Person kann einen anderen Namen wählen.',
  periodMayBeEmpty: 'Du kannst das vorerst leer lassen.',
  howLinksWork: (days, people) =>
    `Ein Link gilt ${inDigits(days)} Tage. Der für eine Person gilt einmal. Der für alle gilt für ${inDigits(people)} Personen und ersetzt deinen vorigen.`,
  makeLinkForEverybody: 'Link für alle erstellen',
  makeLink: 'Link erstellen',
  failedToMakeLink: 'Der Link konnte nicht erstellt werden.',
  linkMade: 'Erstellt: {name}. Gib ihn nur der Person, für die er ist.',
  copyLink: 'Link kopieren',
  share: 'Teilen',

  aboutLists: (people, send) =>
    `Eine Tabelle mit einer Spalte für E-Mail-Adressen und, wenn du magst, Name, Beginn und Ende der Betreuung. Höchstens ${inDigits(people)} Personen auf einmal. Sie wird nur hier gelesen. Nichts verlässt diese Seite, bevor du auf „${send}“ tippst.`,
  csvFile: 'CSV-Datei',
  pasteRows: 'Oder füge die Zeilen hier ein',
  forThoseWithoutDates: 'Für alle, bei denen in der Liste kein Datum steht.',
  tooLarge: 'Das ist zu groß für eine Liste von Personen. Sende sie in Teilen.',
  notCsv:
    'Das ist keine CSV-Datei. Wähle in deiner Tabelle „Speichern unter“ und dann „CSV UTF-8“.',
  noEmailColumn:
    'Es wurde keine Spalte mit E-Mail-Adressen gefunden. Nenne sie in der ersten Zeile „E-Mail“.',
  beginsLikeFormula:
    'Der Name beginnt wie eine Formel in einer Tabelle. Lass das Zeichen am Anfang weg.',
  unreadableDate: 'Dieses Datum ist nicht lesbar. Schreib es so: 2026-12-31.',
  sameAddressInRow: (row) => `Diese Adresse kommt schon in Zeile ${inDigits(row)} vor.`,
  columns: {
    email: 'E-Mail',
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    start: 'Beginn',
    end: 'Ende',
  },
  columnFrom: (column, heading) => `${column} aus „${heading}“`,
  read: (columns) => `Gelesen: ${columns.join(', ')}.`,
  notRead: (headings) => `Nicht gelesen: ${headings.map((heading) => `„${heading}“`).join(', ')}.`,
  column: (place) => `Spalte ${inDigits(place)}`,
  willBeInvitedCount: (count) =>
    numbered(count, { one: '1 Person wird eingeladen', other: '# Personen werden eingeladen' }),
  andNot: (count) => `, ${inDigits(count)} nicht`,
  andCannotBeRead: (count) =>
    numbered(count, { one: ', 1 Zeile ist nicht lesbar', other: ', # Zeilen sind nicht lesbar' }),
  moreInTheList: (most, more) =>
    plural(more, {
      one: `Höchstens ${inDigits(most)} Personen auf einmal. In der Liste ist noch eine: Lade sie danach ein.`,
      other: `Höchstens ${inDigits(most)} Personen auf einmal. In der Liste sind noch ${inDigits(more)}: Lade sie danach ein.`,
    }),
  willBeInvited: 'Wird eingeladen',
  notInvited: 'Nicht eingeladen',
  row: (row, why) => `Zeile ${inDigits(row)}: ${why}`,
  period: (start, end) => `${start} bis ${end}`,

  whoWasInvited: 'Wer eingeladen ist',
  nobodyYet: 'Noch niemand eingeladen',
  nobodyYetHint:
    'Hier siehst du alle Eingeladenen, bis sie sich registrieren. Sie sind dir zugeordnet, mit ihrem Betreuungszeitraum.',
  linkForEverybody: 'Link für alle',
  linkForOnePerson: 'Link für eine Person',
  somebody: 'Jemand',
  states: {
    waiting: 'Unterwegs',
    sent: 'Gesendet',
    failed: 'Nicht zugestellt',
    open: 'Offen',
    used: 'Benutzt',
    revoked: 'Zurückgezogen',
    ended: 'Beendet',
    expired: 'Abgelaufen',
  },
  haveSignedUp: (uses, most) => `${inDigits(uses)} von ${inDigits(most)} haben sich registriert`,
  nobodySignedUp: 'niemand hat sich damit registriert',
  dieticianHasLeft: 'wer eingeladen hat, ist nicht mehr in der Praxis',
  goodUntil: (day) => `gültig bis ${day}`,
  coaching: (start, end) => `Betreuung vom ${start} bis ${end}`,
  madeBy: (at, dietician) => `${at}, von ${dietician}`,
  again: {
    newLink: 'Neuen Link erstellen',
    mail: 'Per E-Mail senden',
    mailAgain: 'Noch einmal senden',
  },
  againNamed: {
    newLink: (name) => `Neuen Link für ${name} erstellen`,
    mail: (name) => `Einladung für ${name} per E-Mail senden`,
    mailAgain: (name) => `Einladung für ${name} noch einmal senden`,
  },
  copyLinkOf: (name) => `Link für ${name} kopieren`,
  onItsWay: 'Ist unterwegs.',
  newLinkMade: 'Link erstellt. Kopiere ihn hier.',
  failedToRenew: 'Die Einladung konnte nicht erneuert werden.',
  revoke: 'Zurückziehen',
  revokeInvitationOf: (name) => `Einladung für ${name} zurückziehen`,
  revokeHint:
    'Der Link gilt nicht mehr, und Name und Adresse werden hier gelöscht. Du kannst die Person jederzeit wieder einladen.',
  invitationRevoked: 'Einladung zurückgezogen.',
  failedToRevoke: 'Die Einladung konnte nicht zurückgezogen werden.',
  linkCopied: 'Link kopiert.',
  copyRefused:
    'Dein Browser erlaubt hier kein Kopieren. Erstelle einen neuen Link, um ihn zu sehen.',
};
