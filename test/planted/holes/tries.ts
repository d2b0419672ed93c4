import type { Hole } from '../hole.ts';

const PROOFS = ['test/proofs.http.test.ts'];
const PLACES = ['server/signIn/places.http.test.ts'];
const UNKNOWN_PLACES = ['server/signIn/unknownPlaces.http.test.ts'];

/** What a try reveals, what it costs, and for whom. */
export const tryHoles: readonly Hole[] = [
  {
    title: 'a link for a new password is looked up whatever its seal',
    at: 'unsealLink: condition length timingSafeEqual',
    becomes: 'given.length > 0',
    tests: PROOFS,
  },
  {
    title: 'the address in a token is looked up before its signature is compared',
    at: 'claimsIn: statement verifyJWT token',
    becomes: `await verifyJWT(token, config.secret);
  const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const payload = JSON.parse(text.startsWith('{') ? text : '{}');`,
    tests: PROOFS,
  },
  {
    title: 'a passkey is looked up before its challenge is found to be ours',
    at: 'signInByPasskey: statement isForChallenge',
    tests: PROOFS,
  },
  {
    title: 'a sign-in with Google is looked up by a state that began in another browser',
    at: 'takeGoogleAttempt: statement begun state_mismatch',
    tests: PROOFS,
  },
  {
    title: 'a link that does not work costs no try',
    at: 'tryingLink: call addressOf',
    becomes: 'crypto.randomUUID()',
    tests: ['server/signIn/links.http.test.ts', ...PROOFS],
  },
  {
    title: 'a made-up link that stops a reminder costs no try',
    at: 'wrongStop: text linkByAddress',
    becomes: 'contactByAddress',
    tests: PROOFS,
  },
  {
    title: 'what fails elsewhere counts against a place where the owner is known',
    at: 'tryingPassword: statement known place',
    tests: PLACES,
  },
  {
    title: 'an account that is guessed at refuses the right password',
    at: 'tryingPassword: statement onlyTry',
    becomes: `if (over) throw tooManyTries(300);
    const done = await tryIt();`,
    tests: UNKNOWN_PLACES,
  },
  {
    title: 'a sign-in by passkey or code makes no place known',
    at: 'startSession: statement waits rememberPlace',
    becomes:
      'if (!waits && proof === null) await rememberPlace({ ...deps, db }, context, user.email);',
    tests: PLACES,
  },
  {
    title: 'a sign-in by password, link or Google, and a sign-up, make no place known',
    at: 'startSession: statement waits rememberPlace',
    becomes: 'if (proof !== null) await rememberPlace({ ...deps, db }, context, user.email);',
    tests: PLACES,
  },
  {
    title: 'a new password leaves known where the old one was used',
    at: 'changePassword: statement forgetPlaces',
    tests: PLACES,
  },
  {
    title: 'mails that others asked for use up those of an owner at home',
    at: 'mayMail: statement isKnownPlace',
    tests: UNKNOWN_PLACES,
  },
  {
    title: 'a mailbox is filled by who asks from many networks',
    at: 'mayMail: value mailToAccountAtMost',
    becomes: 'true',
    tests: UNKNOWN_PLACES,
  },
];
