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
    file: 'domain/accounts/role.ts',
    from: `return emailVerified ? 'client' : null;`,
    to: `return 'client';`,
    tests: AUTH,
  },
  {
    title: 'an address that only ends like the practice’s makes a dietician',
    file: 'domain/accounts/role.ts',
    from: `return address.slice(address.lastIndexOf('@')) === wanted && address.indexOf('@') > 0;`,
    to: 'return address.endsWith(wanted.slice(1));',
    tests: AUTH,
  },
  {
    title: 'a session that is over still opens everything',
    file: 'server/signIn/session.ts',
    from: 'endsAt > deps.now().getTime() ? { row, life } : null;',
    to: 'endsAt > 0 ? { row, life } : null;',
    tests: ['test/access.http.test.ts', ...AUTH],
  },
  {
    title: 'somebody who was disabled stays in',
    file: 'server/signIn/session.ts',
    from: 'if (!row || row.disabled || ',
    to: 'if (!row || ',
    tests: ['test/access.http.test.ts', 'server/operator/operator.http.test.ts'],
  },
  {
    title: 'the signature of a session’s cookie is not looked at',
    file: 'server/signIn/sessionCookie.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;',
    to: 'return given.length + expected.length > 0 || timingSafeEqual(given, expected) ? token : undefined;',
    tests: ['test/access.http.test.ts', ...AUTH],
  },
  {
    title: 'a stream of events keeps the prolonged cookie of its session to itself',
    file: 'server/events/routes.ts',
    from: 'cookies.length > 0 &&',
    to: 'cookies.length > 99 &&',
    tests: ['server/signIn/prolonged.http.test.ts'],
  },
  {
    title: 'logging out leaves the session open',
    file: 'server/signIn/routes.ts',
    from: `await deps.db.deleteFrom('session').where('id', '=', session.sessionId).execute();`,
    to: '',
    tests: AUTH,
  },
  {
    title: 'a changed password leaves the other sessions open',
    file: 'server/signIn/changePassword.ts',
    from: 'revokeOtherSessions: true',
    to: 'revokeOtherSessions: false',
    tests: AUTH,
  },
  {
    title: 'a password chosen by a mailed link leaves the sessions open',
    file: 'server/signIn/auth.ts',
    from: 'revokeSessionsOnPasswordReset: true',
    to: 'revokeSessionsOnPasswordReset: false',
    tests: [...AUTH, 'server/signIn/links.http.test.ts'],
  },
  {
    title: 'who made an account in another’s name gets in once its owner confirms the address',
    file: 'server/signIn/verifyEmail.ts',
    from: 'if (!maker && chosen === null) throw openedElsewhere();',
    to: '',
    tests: ['server/signIn/links.http.test.ts'],
  },
  {
    title: 'the set-up link makes a second first dietician',
    file: 'server/signIn/setUp.ts',
    // Whether the link works is looked at before, too: only two at once come to this line.
    from: '    if (!used || done) throw deadSetUpLink();\n',
    to: '',
    tests: [...AUTH, 'server/signIn/setUpFirst.http.test.ts'],
  },
  {
    title: 'wrong passwords for one account are not counted',
    file: 'server/signIn/passwordTries.ts',
    from: `const { over } = await count(deps, 'passwordElsewhere', email);`,
    to: 'const over = false;',
    tests: ['server/signIn/limits.http.test.ts'],
  },
  {
    title: 'a header that the client writes decides where it comes from',
    file: 'server/http/address.ts',
    from: 'if (config.trustProxy === 0) return networkOf(socket);',
    to: '',
    tests: ['server/signIn/instances.http.test.ts'],
  },
  {
    title: 'asking for a new password tells who has an account',
    file: 'server/signIn/routes.ts',
    from: 'if (sends) await auth.api.requestPasswordReset({ body: { email } });',
    to: `await deps.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();`,
    tests: AUTH,
  },
  {
    title: 'Google’s word that an address is not confirmed is not heard',
    file: 'server/signIn/googleIdentity.ts',
    from: 'emailVerified: parsed.data.email_verified === true,',
    to: 'emailVerified: parsed.data.email_verified !== undefined,',
    tests: ['server/signIn/googleAddresses.http.test.ts'],
  },
  {
    title:
      'the mail for a new password goes out before the answer: its time tells who has an account',
    file: 'server/signIn/routes.ts',
    from: `await inSteps(async () => {
      if (sends) await auth.api.requestPasswordReset(`,
    to: `await (async (work: () => Promise<void>) => work())(async () => {
      if (sends) await auth.api.requestPasswordReset(`,
    tests: ['server/signIn/alike.http.test.ts'],
  },
  {
    title: 'a password alone opens everything of who has an authenticator app',
    file: 'server/signIn/session.ts',
    from: ' || (row.proof === PENDING) !== pending) return null;',
    to: ') return null;',
    tests: ['server/signIn/secondFactor.http.test.ts'],
  },
  {
    title: 'a code of the app works twice',
    file: 'server/signIn/authenticator.ts',
    from: `.where('lastStep', '<', step)`,
    to: '',
    tests: ['server/signIn/secondFactor.http.test.ts'],
  },
];
