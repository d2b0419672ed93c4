import { signJWT } from 'better-auth/crypto';
import { newKey } from '#server/signIn/authenticator.ts';
import { PASSWORD, type Person } from '../factories/people.ts';
import { practiceSent } from '../factories/practice.ts';
import { appCode, enrol, signInUntilAsked } from '../factories/secondFactor.ts';
import { type Case, type Group, type Stage, sendJson } from './proof.ts';

const limit = 'codeOfAccount';

/** Codes that are not valid for `person`: made up, somebody else's, and one of theirs that is used. */
async function wrongCodes(stage: Stage, person: Person) {
  const { engine } = stage;
  const other = await engine.make.aCustomer();
  const theirs = await enrol(engine, other);
  const own = await enrol(engine, person);
  return {
    'made up': '000000',
    'of another’s app': appCode(theirs.key),
    'used before': own.used,
    'a recovery code made up': 'ABCDEFGHIJKLMNOP',
    'another’s recovery code': theirs.recoveryCodes[0] ?? '',
  };
}

/** One code of each kind, because each try also compares a password, which is slow by design. */
async function fewWrongCodes(stage: Stage, person: Person) {
  const codes = await wrongCodes(stage, person);
  const few = ['made up', 'used before', 'another’s recovery code'] as const;
  return Object.fromEntries(few.map((what) => [what, codes[what]]));
}

type Send = (code: string) => Promise<Response>;

const grouped = (codes: Readonly<Record<string, string>>, send: Send): Group => ({
  limit,
  tries: Object.entries(codes).map(([what, code]) => ({
    what,
    unsealed: false,
    send: () => send(code),
  })),
});

const proving: Case = async (stage) => {
  const { engine } = stage;
  const person = await engine.make.aCustomer();
  const codes = await wrongCodes(stage, person);
  const { waiting } = await signInUntilAsked(engine, person);
  const path = '/api/auth/second-factor';
  const alone = grouped(codes, (code) => sendJson(stage, path, { code }));
  const forged = { ...waiting, cookie: { ...waiting.cookie, value: 'made.up' } };
  const unasked = grouped(codes, (code) => sendJson(stage, path, { code }, forged));
  return [
    grouped(codes, (code) => sendJson(stage, path, { code }, waiting)),
    // For people who are not in the middle of a sign-in.
    {
      limit: 'proofByNetwork',
      tries: [...alone.tries, ...unasked.tries].map((each) => ({ ...each, unsealed: true })),
    },
  ];
};

/** By a signed-in person who knows their password but lacks the code. */
const beside =
  (path: string, body: object): Case =>
  async (stage) => {
    const person = await stage.engine.make.aCustomer();
    const codes = await fewWrongCodes(stage, person);
    return [grouped(codes, (code) => sendJson(stage, path, { ...body, code }, person))];
  };

/** The same by a dietician, for a change of the whole practice. */
const changing =
  (path: string, body: object, method: 'POST' | 'PUT' = 'PUT'): Case =>
  async (stage) => {
    const person = await stage.engine.make.aDietician();
    const codes = await fewWrongCodes(stage, person);
    return [grouped(codes, (code) => sendJson(stage, path, { ...body, code }, person, method))];
  };

/** By a person who has the link of a mail and the account's password, but lacks the code. */
const confirming: Case = async (stage) => {
  const { engine } = stage;
  const person = await engine.make.aCustomer({ emailVerified: false });
  const codes = await fewWrongCodes(stage, person);
  const { secret } = engine.server.deps.config;
  const token = await signJWT({ email: person.email, userId: person.id }, secret, 600);
  const { password: own } = person;
  const send: Send = (code) =>
    sendJson(stage, '/api/auth/verify-email', { token, password: own, code });
  return [grouped(codes, send)];
};

const setting: Case = async (stage) => {
  const person = await stage.engine.make.aCustomer();
  const codes = { 'made up': '000000', 'of another key': appCode(newKey()), late: '000001' };
  const body = { key: newKey(), password: PASSWORD };
  return [
    grouped(codes, (code) =>
      sendJson(stage, '/api/auth/authenticator', { ...body, code }, person, 'PUT'),
    ),
  ];
};

const password = { password: PASSWORD };

export const codeCases: Readonly<Record<string, Case>> = {
  'POST /api/auth/second-factor code': proving,
  'PUT /api/auth/authenticator code': setting,
  'POST /api/auth/authenticator/remove code': beside('/api/auth/authenticator/remove', password),
  'POST /api/auth/passkeys/options code': beside('/api/auth/passkeys/options', password),
  'POST /api/auth/passkeys/{id}/remove code': beside(
    '/api/auth/passkeys/nothing-has-this-passkey/remove',
    password,
  ),
  'POST /api/auth/password code': beside('/api/auth/password', {
    currentPassword: PASSWORD,
    newPassword: 'another-password',
  }),
  'POST /api/me/deletion code': beside('/api/me/deletion', password),
  'POST /api/auth/verify-email code': confirming,
  'POST /api/colleague-invitations code': changing(
    '/api/colleague-invitations',
    { email: 'colleague@example.test', position: 'dietician', ...password },
    'POST',
  ),
  'POST /api/practice/all-data code': changing('/api/practice/all-data', password, 'POST'),
  'PUT /api/colleagues/{id}/position code': changing(
    '/api/colleagues/nothing-has-this-long-id/position',
    { position: 'assistant', successorId: null, ...password },
  ),
  'PUT /api/practice code': changing('/api/practice', practiceSent()),
  'PUT /api/practice/look code': changing('/api/practice/look', {
    colour: null,
    logo: null,
    ...password,
  }),
  'PUT /api/practice/sign-in-rule code': changing('/api/practice/sign-in-rule', {
    dieticiansProve: false,
    ...password,
  }),
};
