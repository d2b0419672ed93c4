import type { Hole } from '../hole.ts';

const PROVEN = ['server/signIn/provenByOwner.http.test.ts'];
const MAKER = ['server/signIn/maker.http.test.ts'];
const PASSKEYS = ['server/signIn/passkeyRefusals.http.test.ts'];
const SETTINGS = ['server/practice/freshProof.http.test.ts'];

/** Who owns an account, what a passkey proves, and what a browser left open must not change. */
export const ownerHoles: readonly Hole[] = [
  {
    title: 'an account that goes to its owner keeps the password of who made it',
    at: 'endEverything: statement endIdentities',
    tests: PROVEN,
  },
  {
    title: 'Google’s hand-over keeps the authenticator app of who made the account',
    at: 'signIn/noun.ts tables: property authenticator ofUser',
    becomes: `{ ...$&, handedOver: 'by-sign-in' as const }`,
    tests: PROVEN,
  },
  {
    title: 'Google’s hand-over keeps the passkeys of who made the account',
    at: 'signIn/noun.ts tables: property passkey public',
    becomes: `{ ...$&, handedOver: 'by-sign-in' as const }`,
    tests: PROVEN,
  },
  {
    title: 'Google’s hand-over keeps links for a new password',
    at: 'endEverything: text reset-password',
    becomes: 'of-nobody',
    tests: PROVEN,
  },
  {
    title: 'the picture of who made the account stays with it',
    at: 'endEverything: statement function handedOver',
    tests: PROVEN,
  },
  {
    title: 'where who made the account signed in from stays a known place',
    at: 'provenByOwner: statement forgetPlaces',
    tests: PROVEN,
  },
  {
    title: 'a new password by a mailed link ends nothing but the old one',
    at: 'resetPassword: condition emailVerified disabled',
    becomes: 'false',
    tests: PROVEN,
  },
  {
    title: 'confirming an address keeps earlier sessions',
    at: 'endOtherWays: statement sessions.execute',
    tests: MAKER,
  },
  {
    title: 'a mark of one account counts for every other one',
    at: 'hasSignUpCookie: condition timingSafeEqual',
    tests: MAKER,
  },
  {
    title: 'who confirms an address by the password is asked for no code of their app',
    at: 'ownerBy: call proveCode',
    becomes: '(code !== undefined)',
    tests: MAKER,
  },
  {
    title: 'an expired passkey challenge is taken',
    at: 'challenges endOf: value until now',
    becomes: 'until',
    tests: PASSKEYS,
  },
  {
    title: 'user verification is not asked for at registration',
    at: 'optionsToAdd: property userVerification',
    becomes: `'discouraged'`,
    tests: PASSKEYS,
  },
  {
    title: 'a passkey made without user verification is kept',
    at: 'addPasskey: property requireUserVerification',
    becomes: 'false',
    tests: PASSKEYS,
  },
  {
    title: 'a passkey signs in without user verification',
    at: 'signInByPasskey: property requireUserVerification',
    becomes: 'false',
    tests: PASSKEYS,
  },
  {
    title: 'the counter of a passkey is not stored',
    at: 'signInByPasskey: property counter newCounter',
    tests: PASSKEYS,
  },
  {
    title: 'the demand for a second factor is not asked when a passkey is added',
    at: 'passkeyRoutes add: statement requireMayEnrol',
    tests: PASSKEYS,
  },
  {
    title: 'a passkey is added by a session that has ended',
    at: 'addPasskey: statement lockSession',
    tests: PASSKEYS,
  },
  {
    title: 'the settings of the practice are saved by whoever finds a browser open',
    at: 'practiceRoutes: statement proveAgain',
    tests: SETTINGS,
  },
  {
    title: 'the rule of the second factor is changed by whoever finds a browser open',
    at: 'signInRuleRoutes: statement proveAgain',
    tests: SETTINGS,
  },
  {
    title: 'a changed rule of the second factor leaves no entry in the record',
    at: 'saveSignInRule: statement moved changed',
    tests: SETTINGS,
  },
];
