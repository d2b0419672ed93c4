import { numbered } from '#domain/language/language.ts';

/** Moments arrive in words: '20 Nov, 08:14'. */
export const say = {
  beforeYouGoOn: 'Before you go on',
  consentNeeded: 'Your practice needs your consent to keep and use your health data.',
  withdrawn: 'You have withdrawn your consent',
  withdrawnLead:
    'Nobody at the practice can open your health data, and nothing new is logged. All of it is as you left it.',
  orDownloadOrDelete: 'You can also {myData}.',
  downloadOrDelete: 'download or delete your data',
  notNow: 'Not now: log out',
  agree: 'I agree',
  whatIsKept: 'What is kept',
  thisIsKept:
    'Your profile, your diet plans, the days you log, and your dietician’s working notes.',
  whoSeesIt: 'Who sees it',
  theseSeeIt:
    'You, and the dieticians of the practice. The whole of it is in the {policy}. You can withdraw your consent at any time.',

  deletedOn: (at: string) => `Your account will be deleted on ${at}`,
  youAskedToDelete:
    'You asked us to delete your account. Logging in doesn’t cancel that. After that date your account and all your data are erased for good.',
  orDownloadBefore: 'You can also {download} before.',
  downloadYourData: 'download your data',
  logOut: 'Log Out',
  keepMyAccount: 'Keep My Account',

  erased: 'Your account was erased',
  erasedLead: 'The time to change your mind is over. Nothing is left at your practice.',
  erasedHere: 'What Weekplate kept on this device was removed too, also what was not sent yet.',
  loggedOut: 'You are logged out',
  erasedAfter: (at: string) => `Your account and everything about you will be erased after ${at}.`,
  willBeErased: 'Your account and everything about you will be erased.',
  ifYouChangeYourMind:
    'If you change your mind, {logIn} before then and choose Keep My Account. Logging in alone doesn’t cancel the deletion.',
  logIn: 'log in',
  backToFirstPage: 'Back to the first page',

  yourConsent: 'Your consent',
  youAgreed:
    'You agreed that your practice keeps and uses your health data to coach you, as the Privacy Policy says.',
  withoutConsent:
    'Without your consent nobody at the practice can open your health data, and nothing new is logged. It stays stored, untouched.',
  consentNotLoaded: 'Your consent could not be loaded.',
  whenYouAgreed: 'When you agreed',
  agreedToThisText: (given: string) => `Agreed ${given} to the Privacy Policy as it is now.`,
  agreedToEarlierText: (given: string) => `Agreed ${given} to an earlier text.`,
  agreedToThisTextWithdrawn: (given: string, withdrawn: string) =>
    `Agreed ${given} to the Privacy Policy as it is now, withdrawn ${withdrawn}.`,
  agreedToEarlierTextWithdrawn: (given: string, withdrawn: string) =>
    `Agreed ${given} to an earlier text, withdrawn ${withdrawn}.`,
  withdrawMyConsent: 'Withdraw My Consent',
  withdrawAsked: 'Withdraw your consent?',
  withdrawMeans: [
    'From then on nobody at the practice can open your health data, and nothing new can be logged. Your coaching stops.',
    'Your data stays stored, untouched, until you agree again or delete your account.',
  ],
  withdraw: 'Withdraw',

  whoSawIt: 'Who saw it',
  viewsAreRecorded: 'Weekplate records every time a dietician views or changes your data.',

  copyOfEverything: 'A copy of everything',
  copyHas:
    'One ZIP file with your account, profile, picture, coaching period, diet plans, measurements, goals and every day you logged: as JSON for programs, and as CSV, which opens in any spreadsheet. A page in it, README.txt, says what each file holds. The working notes that your dietician keeps in private are not in it.',
  copyHasNumbers:
    'You hide numbers on your screens. The copy holds all of them: weights, measurements and energy too.',
  downloadMyData: 'Download My Data',

  deleteTitle: 'Delete my account',
  deletionNotLoaded: 'How to delete your account could not be loaded.',
  deletedOnUnlessKept: (at: string) => `Your account will be deleted on ${at}. {keep}.`,
  youCanStillKeepIt: 'You can still keep it',
  /** `days`: for how long the deletion can be cancelled. */
  deletionMeans: (days: number) => [
    'You are logged out at once, everywhere.',
    days === 0
      ? 'You can’t undo this.'
      : numbered(days, {
          one: 'For one day you can take it back: log in and choose Keep My Account.',
          other: 'For # days you can take it back: log in and choose Keep My Account.',
        }),
    'Then your account, profile, picture, plans, measurements, goals, logged days and your dietician’s notes about you are erased, and nobody can bring them back.',
    'If you want a copy, download it first.',
  ],
  afterDeletion:
    'Copies in your practice’s backups go when those are replaced. The record of access keeps dates and numbers that no longer name you.',
  deleteMyAccount: 'Delete My Account',
  deleteAsked: 'Delete your account?',
  proveItIsYou: 'Confirm it’s you, so nobody else can do this.',
  proveByGoogle: 'You sign in with Google. Do this within ten minutes of signing in.',
};
