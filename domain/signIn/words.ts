import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  enterEmail: 'Enter your email address.',
  enterValidEmail: 'Enter a valid email address, like name@example.org.',
  enterPassword: 'Enter a password.',
  passwordTooShort: (min: number) => `Use at least ${inDigits(min)} characters.`,
  passwordEasy: 'This is easy to guess. Take three or four words that you can remember.',
  passwordsDiffer: 'Passwords do not match.',
  enterYourPassword: 'Enter your password.',
  linkIncomplete: 'This link is not complete.',
  enterSixDigits: 'Enter the six digits that your app shows.',
  enterSixDigitsOrRecovery: 'Enter the six digits that your app shows, or a recovery code.',
  beginWithNewKey: 'Begin again with a new key.',
  namePasskey: 'Give the passkey a name, like the device it is on.',
  cancelled: 'Sign-in process cancelled.',
  agreement:
    'I agree that my practice keeps and uses my health data to coach me, as the {policy} says.',
  privacyPolicy: 'Privacy Policy',
  agreementNeeded: 'Tick this if you agree. Without it the practice may not coach you.',
  policyChanged:
    'The practice has changed its Privacy Policy just now. Read it again, and tick this if you agree.',
  consentNeeded:
    'You have not agreed that the practice keeps and uses your health data. Agree first; nothing of it is lost.',
  consentWithdrawn:
    'This customer has withdrawn their consent. Nobody at the practice can open or change their health data until they agree again.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  someBrowserOn: (system: string) => `A browser on ${system}`,
  aMac: 'a Mac',
  unknownDevice: 'An unknown device',
  thisComputer: 'this computer',
});
