import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from './people.ts';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([major + length])
    : length < 256
      ? Buffer.from([major + 24, length])
      : Buffer.from([major + 25, length >> 8, length & 255]);
const text = (words: string) => Buffer.concat([head(0x60, words.length), Buffer.from(words)]);
const bytes = (data: Buffer) => Buffer.concat([head(0x40, data.length), data]);

/** User present and verified; when created, also the flag for the included public key. */
const FLAGS = { make: 0x45, use: 0x05 };

/** Values that an authenticator, or an attacker who pretends to be one, can falsify. */
type Said = { flags?: number; counter?: number; from?: string };

const counterBytes = (counter: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(counter);
  return four;
};

/** A software authenticator for the site at `origin`: ES256 without attestation, like phones. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const site = sha256(new URL(origin).hostname);
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  const coordinate = (value: string | undefined) => bytes(Buffer.from(value ?? '', 'base64url'));
  const cose = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    coordinate(jwk.x),
    Buffer.from([0x22]),
    coordinate(jwk.y),
  ]);
  return {
    make(challenge: string, { flags = FLAGS.make, counter = 0, from = origin }: Said = {}) {
      const authData = Buffer.concat([
        site,
        Buffer.from([flags]),
        counterBytes(counter),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    use(challenge: string, { flags = FLAGS.use, counter = 0, from = origin }: Said = {}) {
      const authData = Buffer.concat([site, Buffer.from([flags]), counterBytes(counter)]);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const PATH = '/api/auth/passkeys';
type Options = { challenge: string };

/** Adds a passkey to an account; `signIn` uses it in another browser. */
export async function addPasskey(engine: RunningEngine, person: Person, origin = engine.url) {
  const passkey = softPasskey(origin);
  const as = engine.as(person);
  const options = await as.post<Options>(`${PATH}/options`, { password: person.password });
  const made = passkey.make(options.body.challenge);
  const added = await as.post(PATH, { name: 'Phone', passkey: made });
  expect(added.status).toBe(204);
  const signIn = async () => {
    const { challenge } = (await engine.asNobody().post<Options>(`${PATH}/sign-in-options`)).body;
    const used = passkey.use(challenge);
    return engine.asNobody().post<{ me: Me }>(`${PATH}/sign-in`, { passkey: used });
  };
  return { signIn };
}
