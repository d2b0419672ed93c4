import type { Hole } from '../hole.ts';

const AUTH = [
  'server/signIn/auth.http.test.ts',
  'server/signIn/roles.http.test.ts',
  'server/signIn/sessions.http.test.ts',
  'server/mail/mail.http.test.ts',
];

/** Accounts, sessions and roles. */
export const accountHoles: readonly Hole[] = [
  {
    title: 'an address of the practice makes a dietician before it is confirmed',
    at: 'roleForEmail: value emailVerified',
    becomes: `'client'`,
    tests: AUTH,
  },
  {
    title: 'an address that only ends like the practice’s makes a dietician',
    at: 'isDieticianEmail: value lastIndexOf',
    becomes: 'address.endsWith(wanted.slice(1))',
    tests: AUTH,
  },
  {
    title: 'a session that is over still opens everything',
    at: 'whileOpen: comparison endsAt now',
    becomes: 'life.endsAt > 0',
    tests: ['test/access.http.test.ts', ...AUTH],
  },
  {
    title: 'somebody who was disabled stays in',
    at: 'whileOpen: condition disabled',
    tests: ['test/access.http.test.ts', 'server/operator/operator.http.test.ts'],
  },
  {
    title: 'the signature of a session’s cookie is not looked at',
    at: 'sessionCookie signedText: condition length timingSafeEqual',
    becomes: 'true',
    tests: ['test/access.http.test.ts', ...AUTH],
  },
  {
    title: 'a stream of events keeps the prolonged cookie of its session to itself',
    at: 'stream: comparison cookies',
    becomes: 'cookies.length > 99',
    tests: ['server/signIn/prolonged.http.test.ts'],
  },
  {
    title: 'logging out leaves the session open',
    at: 'authRoutes: statement deleteFrom session.sessionId',
    tests: AUTH,
  },
  {
    title: 'a changed password leaves the other sessions open',
    at: 'changePassword: statement deleteFrom session',
    tests: AUTH,
  },
  {
    title: 'a password that is changed while somebody logs in with it lets them in',
    at: 'signIn: statement isStillPassword',
    tests: AUTH,
  },
  {
    title: 'a password chosen by a mailed link leaves the sessions open',
    at: 'resetPassword: statement deleteFrom session',
    tests: [...AUTH, 'server/signIn/links.http.test.ts'],
  },
  {
    title: 'who made an account in another’s name gets in once its owner confirms the address',
    at: 'verifyEmail: statement chosen openedElsewhere',
    tests: ['server/signIn/links.http.test.ts'],
  },
  {
    title: 'the set-up link makes a second first dietician',
    // The link is also checked earlier, so only two requests at the same time reach this line.
    at: 'makeFirstDietician: statement used deadSetUpLink',
    tests: [...AUTH, 'server/signIn/setUpFirst.http.test.ts'],
  },
  {
    title: 'wrong passwords for one account are not counted',
    at: 'tryingPassword: statement count passwordFromUnknownPlaces',
    becomes: 'const over = false;',
    tests: ['server/signIn/limits.http.test.ts'],
  },
  {
    title: 'a header that the client writes decides where it comes from',
    at: 'addressOf: statement trustProxy 0',
    tests: ['server/signIn/instances.http.test.ts'],
  },
  {
    title: 'asking for a new password tells who has an account',
    at: 'authRoutes: statement sends mailNewPassword',
    becomes: `await deps.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();`,
    tests: ['server/signIn/alike.http.test.ts', ...AUTH],
  },
  {
    title: 'Google’s word that an address is not confirmed is not heard',
    at: 'identityIn: comparison email_verified',
    becomes: 'parsed.data.email_verified !== undefined',
    tests: ['server/signIn/googleAddresses.http.test.ts'],
  },
  {
    title:
      'the mail for a new password goes out before the answer: its time tells who has an account',
    at: 'authRoutes: callee inUniformTime mailNewPassword',
    becomes: '(async (_stepMs: number, work: () => Promise<void>) => work())',
    tests: ['server/signIn/alike.http.test.ts'],
  },
  {
    title: 'a password alone opens everything of who has an authenticator app',
    at: 'whileOpen: condition PENDING',
    tests: ['server/signIn/secondFactor.http.test.ts'],
  },
  {
    title: 'a code of the app works twice',
    at: 'takeCode: call where lastStep',
    tests: ['server/signIn/secondFactor.http.test.ts'],
  },
];
