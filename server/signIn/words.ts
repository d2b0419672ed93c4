import { plural, translated } from '#domain/language/language.ts';

export const say = translated({
  codesCannotBeChecked:
    'Codes of your app cannot be checked here any more. Use a recovery code, or ask your practice.',
  codeNotRight: 'This code is not right, or was used already. Wait for the next one.',
  noPasswordHere: 'Credential account not found',
  invalidPassword: 'Invalid password',
  googleAway: 'Google cannot be reached just now. Try again in a moment, or use your password.',
  accountNotLinked:
    'There is an account with this address, and Google has not confirmed that it is yours. Log in with your password.',
  googleNotConfirmed:
    'Google has not confirmed your address. Open the link that confirms it, then try again.',
  accountDisabled: 'This account is disabled. Ask your practice.',
  googleNotVerified: 'What Google answered could not be verified. Nobody was signed in.',
  googleStale: 'This sign-in began too long ago or in another window. Please try again.',
  googleFailed: 'Sign-in with Google did not work. Please try again.',
  beginOnLogIn: 'Begin on the log-in page of this practice.',
  googleOff: 'This practice has not set up sign-in with Google.',
  signedIn: 'You are signed in.',
  toTheLogIn: 'To the log-in',
  toTheDashboard: 'To the dashboard',
  tooManyTriesSeconds: (seconds: number) =>
    `Too many tries. Try again in ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}.`,
  tooManyTriesMinutes: (minutes: number) =>
    `Too many tries. Try again in ${plural(minutes, { one: '1 minute', other: `${minutes} minutes` })}.`,
  linkUsedUp: 'This link was used already, is too old or is not complete. Ask for a new one.',
  authenticatorThere: 'You have an authenticator app already.',
  secondFactorThere: 'You have a second factor already. Log out, and log in with it.',
  confirmAddressFirst:
    'Confirm your email address first: log in with your password, and ask for a new link.',
  passkeyNotVerified: 'This passkey could not be verified, or is not known here (any more).',
  passkeysFromHere: 'Passkeys work from a page of this site only.',
  notYourPassword: 'This is not your password.',
  sixDigits: 'Enter the six digits that your app shows, or a recovery code.',
  googleAgain: 'Log out, sign in with Google again, and come back here within ten minutes.',
  setUpYoursFirst: 'First set up two-factor sign-in for yourself, under Sign-in settings.',
  setUpLinkUsedUp:
    'This set-up link was used already or is too old. Start the server again for a new one.',
  addressTaken: 'This address has an account already. Use another one.',
  invalidEmailOrPassword: 'Invalid email or password',
  emailNotVerified: 'Email not verified',
  userExists: 'User already exists. Use another email.',
  forInvitedAddress: 'This invitation is for another address. Sign up with the one it was sent to.',
  forCustomers: 'This is an address of the practice. Invitations are for customers.',
  invitationUsedUp:
    'This invitation has been used, has expired or is incomplete. Ask your dietician for a new one, or sign up without it.',
  linkUsedLogIn: 'This link was used already, and its address is confirmed. Log in.',
  anotherBrowser:
    'You opened this link in another browser than the one you signed up with. Enter the password that you chose there.',
  notItsPassword: 'This is not the password of the account.',
  stop: {
    button: 'Stop These Emails',
    ask: 'Stop these emails?',
    willSendNoMore: (practice: string) =>
      `${practice} will send no more of them. Your other emails stay as they are.`,
    stopped: 'These emails are stopped',
    sendsNoMore: (practice: string) =>
      `${practice} sends no more of them. You can turn them on again.`,
    stopsNothing: 'This link stops nothing',
    notComplete: 'It is not complete, or its account is gone. Open it from the email once more.',
    tooManyTries: 'Too many tries',
    waitFiveMinutes:
      'Too many links that stop nothing were opened from here. Wait five minutes, then open yours from the email.',
    manageNotifications: 'To manage your emails, log in and open Notifications.',
    manageReminders: 'Manage your reminders',
  },
  withGoogle: 'Sign in with Google',
});
