import type { Hole } from '../hole.ts';

const PROOFS = ['test/proofs.http.test.ts'];
const PLACES = ['server/signIn/places.http.test.ts'];
const ELSEWHERE = ['server/signIn/elsewhere.http.test.ts'];

/** What a try tells and costs, and whom. */
export const tryHoles: readonly Hole[] = [
  {
    title: 'a link for a new password is looked up whatever its seal',
    file: 'server/signIn/sealedLink.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected) ? stored : null;',
    to: 'return given.length > 0 && expected.length > 0 && timingSafeEqual(given, given) ? stored : null;',
    tests: PROOFS,
  },
  {
    title: 'the address in a token is looked up before its signature is compared',
    file: 'server/signIn/verifyEmail.ts',
    from: 'const payload = await verifyJWT<{ email?: unknown }>(token, config.secret);',
    to: `await verifyJWT(token, config.secret);
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const payload = JSON.parse(claims.startsWith('{') ? claims : '{}');`,
    tests: PROOFS,
  },
  {
    title: 'a passkey is looked up before its challenge is found to be ours',
    file: 'server/signIn/passkeySignIn.ts',
    from: 'if (!isForChallenge(deps, TO_SIGN_IN, passkey.response.clientDataJSON)) throw refused();',
    to: 'isForChallenge(deps, TO_SIGN_IN, passkey.response.clientDataJSON);',
    tests: PROOFS,
  },
  {
    title: 'a sign-in with Google is looked up by a state that began in another browser',
    file: 'server/signIn/googleRoutes.ts',
    from: `if (!begunHere(deps, context)) throw refusalOf('state_mismatch');`,
    to: 'begunHere(deps, context);',
    tests: PROOFS,
  },
  {
    title: 'a link that does not work costs no try',
    file: 'server/signIn/links.ts',
    from: `untilDone(deps, 'linkByAddress', addressOf(deps.config, context), work);`,
    to: `context && untilDone(deps, 'linkByAddress', crypto.randomUUID(), work);`,
    tests: ['server/signIn/links.http.test.ts', ...PROOFS],
  },
  {
    title: 'a made-up link that stops a reminder costs no try',
    file: 'server/reminders/stopRoutes.ts',
    from: `await count(deps, 'linkByAddress', addressOf(deps.config, context));`,
    to: `await count(deps, 'contactByAddress', addressOf(deps.config, context));`,
    tests: PROOFS,
  },
  {
    title: 'what fails elsewhere counts against a place where the owner is known',
    file: 'server/signIn/passwordTries.ts',
    from: `if (known) return inLine({ email, place: 'known' }, work);`,
    to: '',
    tests: PLACES,
  },
  {
    title: 'an account that is guessed at refuses the right password',
    file: 'server/signIn/passwordTries.ts',
    from: 'const done = over ? await onlyTry(deps, here, turn) : await turn();',
    to: `if (over) throw tooManyTries(300);
    const done = await turn();`,
    tests: ELSEWHERE,
  },
  {
    title: 'a sign-in by passkey or code makes no place known',
    file: 'server/signIn/proof.ts',
    from: 'await rememberPlace(deps, context, session.email);',
    to: '',
    tests: PLACES,
  },
  {
    title: 'a sign-in by password, link or Google, and a sign-up, make no place known',
    file: 'server/signIn/cookies.ts',
    from: 'await rememberPlace(deps, context, session.email);',
    to: '',
    tests: PLACES,
  },
  {
    title: 'a new password leaves known where the old one was used',
    file: 'server/signIn/changePassword.ts',
    from: 'await forgetPlaces(deps.db, session.email);',
    to: '',
    tests: PLACES,
  },
  {
    title: 'mails that others asked for use up those of an owner at home',
    file: 'server/signIn/mailTries.ts',
    from: 'if (await isKnownPlace(deps, context, email)) return true;',
    to: '',
    tests: ELSEWHERE,
  },
  {
    title: 'a mailbox is filled by who asks from many networks',
    file: 'server/signIn/mailTries.ts',
    from: `return !(await count(deps, 'mailToAccountAtMost',`,
    to: `return true || !(await count(deps, 'mailToAccountAtMost',`,
    tests: ELSEWHERE,
  },
];
