import type { Hole } from '../hole.ts';

const PROVEN = ['server/signIn/provenByOwner.http.test.ts'];
const MAKER = ['server/signIn/maker.http.test.ts'];
const PASSKEYS = ['server/signIn/passkeyRefusals.http.test.ts'];
const SETTINGS = ['server/practice/freshProof.http.test.ts'];

/** Whose an account is, what a passkey proves, and what a browser left open must not change. */
export const ownerHoles: readonly Hole[] = [
  {
    title: 'an account that goes to its owner keeps the password of who made it',
    file: 'server/signIn/provenByOwner.ts',
    from: 'await endIdentities(db, userId, way ? [way] : []);',
    to: '',
    tests: PROVEN,
  },
  {
    title: 'Google’s hand-over keeps the factors of who made the account',
    file: 'server/signIn/madeBefore.ts',
    from: `authenticator: 'ends',
  recoveryCode: 'ends',
  passkey: 'ends',`,
    to: `authenticator: 'by-query',
  recoveryCode: 'by-query',
  passkey: 'by-query',`,
    tests: PROVEN,
  },
  {
    title: 'Google’s hand-over keeps links for a new password',
    file: 'server/signIn/provenByOwner.ts',
    from: `.where('identifier', 'like', 'reset-password:%')`,
    to: `.where('identifier', 'like', 'of-nobody:%')`,
    tests: PROVEN,
  },
  {
    title: 'the picture of who made the account stays with it',
    file: 'server/signIn/provenByOwner.ts',
    from: 'await releasePicture(db, userId, at);',
    to: 'void releasePicture; void at;',
    tests: PROVEN,
  },
  {
    title: 'where who made the account signed in from stays a known place',
    file: 'server/signIn/provenByOwner.ts',
    from: 'await forgetPlaces(db, email);',
    to: 'void forgetPlaces;',
    tests: PROVEN,
  },
  {
    title: 'a new password by a mailed link ends nothing but the old one',
    file: 'server/signIn/resetPassword.ts',
    from: 'if (emailVerified || disabled) return;',
    to: 'if (emailVerified || disabled || userId) return;',
    tests: PROVEN,
  },
  {
    title: 'confirming an address keeps earlier sessions',
    file: 'server/signIn/provenByOwner.ts',
    from: 'await sessions.execute();',
    to: 'void sessions;',
    tests: MAKER,
  },
  {
    title: 'a mark of one account counts for every other one',
    file: 'server/signIn/signedUpHere.ts',
    from: 'return given.length === mark.length && timingSafeEqual(given, mark);',
    to: 'return given.length === mark.length || timingSafeEqual(given, mark);',
    tests: MAKER,
  },
  {
    title: 'who confirms an address by the password is asked for no code of their app',
    file: 'server/signIn/verifyEmail.ts',
    from: 'const byCode = await proveCode(deps, { id: user.id, tries }, code);',
    to: 'const byCode = Boolean(proveCode) && code !== undefined;',
    tests: MAKER,
  },
  {
    title: 'an expired passkey challenge is taken',
    file: 'server/signIn/challenges.ts',
    from: 'return until > deps.now().getTime() ? until : null;',
    to: 'return until;',
    tests: PASSKEYS,
  },
  {
    title: 'user verification is not asked for at registration',
    file: 'server/signIn/passkeys.ts',
    from: `authenticatorSelection: { residentKey: 'required', userVerification: 'required' },`,
    to: `authenticatorSelection: { residentKey: 'required', userVerification: 'discouraged' },`,
    tests: PASSKEYS,
  },
  {
    title: 'a passkey made without user verification is kept',
    file: 'server/signIn/passkeys.ts',
    from: 'requireUserVerification: true,',
    to: 'requireUserVerification: false,',
    tests: PASSKEYS,
  },
  {
    title: 'a passkey signs in without user verification',
    file: 'server/signIn/passkeySignIn.ts',
    from: 'requireUserVerification: true,',
    to: 'requireUserVerification: false,',
    tests: PASSKEYS,
  },
  {
    title: 'the counter of a passkey is not stored',
    file: 'server/signIn/passkeySignIn.ts',
    from: '.set({ counter: newCounter, usedAt: deps.now().toISOString() })',
    to: '.set({ usedAt: deps.now().toISOString() })',
    tests: PASSKEYS,
  },
  {
    title: 'the demand for a second factor is not asked when a passkey is added',
    file: 'server/signIn/passkeyRoutes.ts',
    from: `await refuseUnproven(deps, session);
    const { name, passkey }`,
    to: 'const { name, passkey }',
    tests: PASSKEYS,
  },
  {
    title: 'a passkey is added by a session that has ended',
    file: 'server/signIn/passkeys.ts',
    from: 'await holdSession(db, sessionId);',
    to: '',
    tests: PASSKEYS,
  },
  {
    title: 'the settings of the practice are saved by whoever finds a browser open',
    file: 'server/practice/routes.ts',
    from: 'await proveAgain(deps, context, session, { password, code });',
    to: 'void proveAgain; void password; void code;',
    tests: SETTINGS,
  },
  {
    title: 'the rule of the second factor is changed by whoever finds a browser open',
    file: 'server/signIn/ruleRoutes.ts',
    from: 'await proveAgain(deps, context, session, proof);',
    to: 'void proof;',
    tests: SETTINGS,
  },
  {
    title: 'a changed rule of the second factor leaves no entry in the record',
    file: 'server/signIn/rule.ts',
    from: `if (moved) changed('practice', '');`,
    to: 'void moved; void changed;',
    tests: SETTINGS,
  },
];
