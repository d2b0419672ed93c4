import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterEmail: 'Gib deine E-Mail-Adresse ein.',
  enterValidEmail: 'Gib eine gültige E-Mail-Adresse ein, etwa name@example.org.',
  enterPassword: 'Gib ein Passwort ein.',
  passwordTooShort: (min) => `Nimm mindestens ${inDigits(min)} Zeichen.`,
  passwordEasy: 'Das ist leicht zu erraten. Nimm drei oder vier Wörter, die du dir merken kannst.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  enterYourPassword: 'Gib dein Passwort ein.',
  linkIncomplete: 'Dieser Link ist nicht vollständig.',
  enterSixDigits: 'Gib die sechs Ziffern aus deiner App ein.',
  enterSixDigitsOrRecovery:
    'Gib die sechs Ziffern aus deiner App ein oder einen Wiederherstellungscode.',
  beginWithNewKey: 'Fang mit einem neuen Schlüssel von vorn an.',
  namePasskey: 'Gib dem Passkey einen Namen, zum Beispiel den des Geräts.',
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  agreement:
    'Ich bin einverstanden, dass meine Praxis meine Gesundheitsdaten speichert und nutzt, um mich zu beraten, wie es in der {policy} steht.',
  privacyPolicy: 'Datenschutzerklärung',
  agreementNeeded:
    'Setz hier ein Häkchen, wenn du einverstanden bist. Sonst darf dich die Praxis nicht beraten.',
  policyChanged:
    'Die Praxis hat ihre Datenschutzerklärung gerade geändert. Lies sie noch einmal und setz das Häkchen, wenn du einverstanden bist.',
  consentNeeded:
    'Du hast noch nicht zugestimmt, dass die Praxis deine Gesundheitsdaten speichert und nutzt. Stimm zuerst zu; nichts geht verloren.',
  consentWithdrawn:
    'Diese Person hat ihre Einwilligung widerrufen. Niemand in der Praxis kann ihre Gesundheitsdaten öffnen oder ändern, bis sie wieder zustimmt.',
  browserOn: (browser, system) => `${browser} auf ${system}`,
  someBrowserOn: (system) => `Ein Browser auf ${system}`,
  aMac: 'einem Mac',
  unknownDevice: 'Ein unbekanntes Gerät',
  thisComputer: 'diesem Computer',
};
