import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  codesCannotBeChecked:
    'Codes deiner App lassen sich hier nicht mehr prüfen. Nimm einen Wiederherstellungscode oder frag deine Praxis.',
  codeNotRight: 'Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.',
  noPasswordHere: 'Für dieses Konto gibt es kein Passwort',
  invalidPassword: 'Falsches Passwort',
  googleAway:
    'Google ist gerade nicht erreichbar. Versuch es gleich noch einmal oder nimm dein Passwort.',
  accountNotLinked:
    'Zu dieser Adresse gibt es schon ein Konto, und Google hat nicht bestätigt, dass sie dir gehört. Melde dich mit deinem Passwort an.',
  googleNotConfirmed:
    'Google hat deine Adresse nicht bestätigt. Öffne den Link, der sie bestätigt, und versuch es dann noch einmal.',
  accountDisabled: 'Dieses Konto ist gesperrt. Frag deine Praxis.',
  googleNotVerified: 'Die Antwort von Google ließ sich nicht prüfen. Niemand wurde angemeldet.',
  googleStale:
    'Diese Anmeldung ist zu lange her oder begann in einem anderen Fenster. Versuch es bitte noch einmal.',
  googleFailed: 'Die Anmeldung mit Google hat nicht geklappt. Versuch es bitte noch einmal.',
  beginOnLogIn: 'Beginne auf der Anmeldeseite dieser Praxis.',
  googleOff: 'Diese Praxis hat die Anmeldung mit Google nicht eingerichtet.',
  signedIn: 'Du bist angemeldet.',
  toTheLogIn: 'Zur Anmeldung',
  toTheDashboard: 'Zur Übersicht',
  tooManyTriesSeconds: (seconds) =>
    `Zu viele Versuche. Versuch es in ${plural(seconds, { one: '1 Sekunde', other: `${seconds} Sekunden` })} noch einmal.`,
  tooManyTriesMinutes: (minutes) =>
    `Zu viele Versuche. Versuch es in ${plural(minutes, { one: '1 Minute', other: `${minutes} Minuten` })} noch einmal.`,
  linkUsedUp:
    'Dieser Link wurde schon benutzt, ist zu alt oder unvollständig. Fordere einen neuen an.',
  authenticatorThere: 'Du hast schon eine Authenticator-App.',
  secondFactorThere: 'Du hast schon einen zweiten Schritt. Melde dich ab und damit wieder an.',
  confirmAddressFirst:
    'Bestätige zuerst deine E-Mail-Adresse: Melde dich mit deinem Passwort an und fordere einen neuen Link an.',
  passkeyNotVerified: 'Dieser Passkey ließ sich nicht prüfen oder ist hier nicht (mehr) bekannt.',
  passkeysFromHere: 'Passkeys funktionieren nur von einer Seite dieser Website aus.',
  notYourPassword: 'Das ist nicht dein Passwort.',
  sixDigits: 'Gib die sechs Ziffern ein, die deine App zeigt, oder einen Wiederherstellungscode.',
  googleAgain:
    'Melde dich ab, melde dich wieder mit Google an und komm innerhalb von zehn Minuten hierher zurück.',
  setUpYoursFirst:
    'Richte zuerst für dich selbst die Anmeldung in zwei Schritten ein, unter „Anmeldung und Sicherheit“.',
  setUpLinkUsedUp:
    'Dieser Einrichtungslink wurde schon benutzt oder ist zu alt. Starte den Server neu, um einen neuen zu bekommen.',
  addressTaken: 'Zu dieser Adresse gibt es schon ein Konto. Nimm eine andere.',
  invalidEmailOrPassword: 'E-Mail oder Passwort stimmt nicht',
  emailNotVerified: 'E-Mail-Adresse nicht bestätigt',
  userExists: 'Dieses Konto gibt es schon. Nimm eine andere E-Mail-Adresse.',
  forInvitedAddress: 'Diese Einladung gilt für eine andere Adresse. Nimm die, an die sie ging.',
  forCustomers: 'Das ist eine Adresse der Praxis. Einladungen sind für Kund:innen.',
  invitationUsedUp:
    'Diese Einladung wurde schon benutzt, ist abgelaufen oder unvollständig. Bitte deine Ernährungsberatung um eine neue oder registriere dich ohne Einladung.',
  linkUsedLogIn: 'Dieser Link wurde schon benutzt, und die Adresse ist bestätigt. Melde dich an.',
  anotherBrowser:
    'Du hast diesen Link in einem anderen Browser geöffnet als bei der Registrierung. Gib das Passwort ein, das du dort gewählt hast.',
  notItsPassword: 'Das ist nicht das Passwort dieses Kontos.',
  stop: {
    button: 'Diese E-Mails abstellen',
    ask: 'Diese E-Mails abstellen?',
    willSendNoMore: (practice) =>
      `${practice} schickt dann keine mehr davon. Deine anderen E-Mails bleiben, wie sie sind.`,
    stopped: 'Diese E-Mails sind abgestellt',
    sendsNoMore: (practice) =>
      `${practice} schickt keine mehr davon. Du kannst sie wieder einschalten.`,
    stopsNothing: 'Dieser Link funktioniert nicht',
    notComplete:
      'Er ist unvollständig, oder das Konto gibt es nicht mehr. Öffne ihn noch einmal aus der E-Mail.',
    tooManyTries: 'Zu viele Versuche',
    waitFiveMinutes:
      'Von hier aus wurden zu viele ungültige Links geöffnet. Warte fünf Minuten und öffne dann deinen aus der E-Mail.',
    manageNotifications:
      'Melde dich an und öffne „Benachrichtigungen“, um deine E-Mails zu verwalten.',
    manageReminders: 'Erinnerungen verwalten',
  },
  withGoogle: 'Mit Google anmelden',
};
