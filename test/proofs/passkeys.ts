import { newChallenge, TO_SIGN_IN } from '#server/signIn/passkeys.ts';
import { softPasskey } from '../factories/passkey.ts';
import { altered, type Case, type Stage, sendJson } from './proof.ts';

const limit = 'proofByNetwork';
const PATH = '/api/auth/passkeys';
const HOUR_MS = 3_600_000;

/** Challenges that are not valid for `purpose`, and whether their seal shows it. */
function wrongChallenges({ engine }: Stage, purpose: string, others: readonly string[]) {
  const { deps } = engine.server;
  const anHourAgo = { ...deps, now: () => new Date(Date.now() - HOUR_MS) };
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const right = newChallenge(deps, purpose);
  return {
    'made up': 'bWFkZSB1cA',
    empty: '',
    'cut off': text(right.subarray(0, -6)),
    altered: altered(text(right)),
    'too old': text(newChallenge(anHourAgo, purpose)),
    ...Object.fromEntries(
      others.map((other) => [`to ${other}`, text(newChallenge(deps, other))] as const),
    ),
  };
}

const signingIn: Case = async (stage) => {
  const { engine, confirmed } = stage;
  const { deps } = engine.server;
  const known = softPasskey(engine.url);
  const adding = newChallenge(deps, `add ${confirmed.id}`).toString('base64url');
  const made = { name: 'Phone', passkey: known.make(adding) };
  const added = await sendJson(stage, PATH, made, confirmed);
  if (added.status !== 204) throw new Error(`No passkey: ${await added.text()}`);
  const unknown = softPasskey(engine.url);
  const fresh = () => newChallenge(deps, TO_SIGN_IN).toString('base64url');
  const send = (passkey: object) => sendJson(stage, `${PATH}/sign-in`, { passkey });
  const once = known.use(fresh());
  const first = await send(once);
  if (first.status !== 200) throw new Error(`Nobody was signed in: ${await first.text()}`);

  const unsealed = Object.entries({ known, unknown }).flatMap(([whose, passkey]) =>
    Object.entries(wrongChallenges(stage, TO_SIGN_IN, [`add ${confirmed.id}`, 'add nobody'])).map(
      ([what, challenge]) => ({
        what: `${what}, ${whose}`,
        unsealed: true,
        send: () => send(passkey.use(challenge)),
      }),
    ),
  );
  const { id, rawId } = known.use('');
  const looked = {
    'used before, known': () => send(once),
    'signed by another, known': () => send({ ...unknown.use(fresh()), id, rawId }),
    'rightly signed, unknown': () => send(unknown.use(fresh())),
    'of an unverified holder, known': () => send(known.use(fresh(), { flags: 0x01 })),
  };
  const others = Object.entries(looked).map(([what, go]) => ({ what, unsealed: false, send: go }));
  return [{ limit, tries: [...unsealed, ...others] }];
};

const adding: Case = async (stage) => {
  const { engine, confirmed, unconfirmed } = stage;
  const others = [`add ${unconfirmed.id}`, 'add nobody-has-this-id', TO_SIGN_IN];
  const tries = Object.entries(wrongChallenges(stage, `add ${confirmed.id}`, others)).map(
    ([what, challenge]) => ({
      what,
      // The session was already looked up.
      unsealed: false,
      send: () => {
        const passkey = softPasskey(engine.url).make(challenge);
        return sendJson(stage, PATH, { name: 'Phone', passkey }, confirmed);
      },
    }),
  );
  return [{ limit, tries }];
};

export const passkeyCases: Readonly<Record<string, Case>> = {
  'POST /api/auth/passkeys/sign-in passkey': signingIn,
  'POST /api/auth/passkeys passkey': adding,
};
