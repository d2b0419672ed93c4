import type { Me } from '#domain/accounts/meSchema.ts';
import { send } from '../api/request.ts';
import { say } from './words.ts';

const PATH = '/api/auth/passkeys';

export const passkeysWork = () =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Signs in with whatever passkey the person chooses. */
export async function signInByPasskey(): Promise<Me> {
  if (!passkeysWork()) throw new Error(say.noPasskeysHere);
  const options = await send<PublicKeyCredentialRequestOptionsJSON>(
    'POST',
    `${PATH}/sign-in-options`,
  );
  const passkey = await inWords(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
  return (await send<{ me: Me }>('POST', `${PATH}/sign-in`, { passkey })).me;
}

/** Calls the browser's passkey API. Throws errors with a readable sentence. */
export async function inWords(work: () => Promise<Credential | null>): Promise<object> {
  try {
    const credential = await work();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (cause) {
    const known = cause instanceof DOMException && cause.name === 'InvalidStateError';
    throw new Error(known ? say.passkeyKnown : say.passkeyCancelled, { cause });
  }
  throw new Error(say.passkeyCancelled);
}
