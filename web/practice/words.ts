import { inDigits } from '#domain/language/language.ts';

export const say = {
  practiceSettings: 'Practice settings',
  loadFailed: 'The settings could not be loaded.',
  loading: 'Loading the settings',
  newerVersion: (newer: string, version: string) =>
    `Weekplate ${newer} is available. Here runs ${version}.`,
  saveSettings: 'Save Settings',
  outdated: 'Somebody else has saved these settings.',
  thePractice: 'The practice',
  everybodyReads: 'Everybody can read this on the legal pages.',
  name: 'Name',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  legalTexts: 'Legal texts',
  legalTextsHint:
    'Weekplate comes with texts that match how it handles data. What you write here replaces them. An empty line starts a new paragraph.',
  emptyIsOurs: 'Empty: the text of Weekplate',
  privacyPolicy: 'Privacy Policy',
  viewPrivacy: 'View the Privacy Policy',
  termsOfService: 'Terms of Service',
  viewTerms: 'View the Terms of Service',
  deletedAccounts: 'Deleted accounts',
  deletedAccountsHint:
    'When customers delete their account, they have this many days to change their mind. Then everything about them is erased. Changes apply to new requests.',
  deletionDays: 'Days to change their mind',
  fromNoneTo: (max: number) => `From 0 to ${inDigits(max)}`,
  recordOfAccess: 'Record of access',
  recordHint:
    'Weekplate keeps a record of what each dietician looked at and changed. Nobody can alter it, and customers can read what it says of them.',
  viewRecord: 'View the record of access',
  saveQuestion: 'Save the settings?',
  saveQuestionWhy: 'They apply to the whole practice. Please confirm it’s you.',
  save: 'Save',
  settingsSaved: 'Settings saved.',
  signingIn: 'Signing in',
  ruleFailed: 'This setting could not be loaded.',
  ruleOn:
    'Dieticians need two-factor sign-in or a passkey. Anyone without is asked to set it up first.',
  ruleOff: 'Dieticians can sign in with just a password.',
  require: 'Require Two-Factor Sign-In',
  stopRequiring: 'Stop Requiring It',
  toSignInSettings: 'To the sign-in settings',
};
