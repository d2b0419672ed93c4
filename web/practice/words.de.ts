import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  practiceSettings: 'Einstellungen der Praxis',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden.',
  loading: 'Die Einstellungen werden geladen',
  newerVersion: (newer, version) => `Weekplate ${newer} ist da. Hier läuft ${version}.`,
  saveSettings: 'Einstellungen speichern',
  outdated: 'Inzwischen hat jemand anderes diese Einstellungen gespeichert.',
  thePractice: 'Die Praxis',
  everybodyReads: 'Das können alle auf den rechtlichen Seiten lesen.',
  name: 'Name',
  address: 'Anschrift',
  email: 'E-Mail',
  phone: 'Telefon',
  legalTexts: 'Rechtliche Texte',
  legalTextsHint:
    'Weekplate bringt Texte mit, die dazu passen, wie es mit Daten umgeht. Was du hier schreibst, ersetzt sie. Eine leere Zeile beginnt einen neuen Absatz.',
  emptyIsOurs: 'Leer: der Text von Weekplate',
  privacyPolicy: 'Datenschutzerklärung',
  viewPrivacy: 'Datenschutzerklärung ansehen',
  termsOfService: 'Nutzungsbedingungen',
  viewTerms: 'Nutzungsbedingungen ansehen',
  deletedAccounts: 'Gelöschte Konten',
  deletedAccountsHint:
    'Wer sein Konto löscht, kann es sich so viele Tage lang anders überlegen. Danach wird alles über die Person gelöscht. Änderungen gelten für neue Anträge.',
  deletionDays: 'Tage Bedenkzeit',
  fromNoneTo: (max) => `Von 0 bis ${inDigits(max)}`,
  recordOfAccess: 'Zugriffsprotokoll',
  recordHint:
    'Weekplate hält fest, was alle in der Praxis angesehen und geändert haben. Niemand kann das verändern, und Kund:innen können lesen, was darin über sie steht.',
  viewRecord: 'Zugriffsprotokoll ansehen',
  saveQuestion: 'Einstellungen speichern?',
  saveQuestionWhy: 'Sie gelten für die ganze Praxis. Bitte bestätige, dass du es bist.',
  save: 'Speichern',
  settingsSaved: 'Einstellungen gespeichert.',
  signingIn: 'Anmeldung',
  ruleFailed: 'Diese Einstellung konnte nicht geladen werden.',
  ruleOn:
    'Alle Ernährungsberater:innen brauchen die Anmeldung in zwei Schritten oder einen Passkey. Wer nichts davon hat, richtet es zuerst ein.',
  ruleOff: 'Ernährungsberater:innen können sich mit dem Passwort allein anmelden.',
  require: 'Anmeldung in zwei Schritten verlangen',
  stopRequiring: 'Nicht mehr verlangen',
  toSignInSettings: 'Zu „Anmeldung und Sicherheit“',
};
