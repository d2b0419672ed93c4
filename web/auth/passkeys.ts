import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#domain/accounts/account.ts';
import type { Passkey } from '#domain/accounts/passkeySchema.ts';
import { get, send } from '../api.ts';

const PATH = '/api/auth/passkeys';
const queryKey = ['passkeys'];

export const usePasskeys = () =>
  useQuery({ queryKey, queryFn: async () => (await get<{ items: Passkey[] }>(PATH)).items });

export function useFetchPasskeysAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}

export const passkeysWork = () =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Has the browser make a passkey, and keeps it. Throws what the browser or the server says. */
export async function addPasskey(name: string): Promise<void> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>('POST', `${PATH}/options`);
  const made = await inWords(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
  await send<void>('POST', PATH, { name, passkey: made });
}

export const removePasskey = (id: string) =>
  send<void>('DELETE', `${PATH}/${encodeURIComponent(id)}`);

/** Signs in with whatever passkey the person chooses. */
export async function signInByPasskey(): Promise<Me> {
  if (!passkeysWork()) throw new Error('This browser knows no passkeys. Use your password.');
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

const CANCELLED = 'No passkey was used: cancelled, or it took too long. Try again.';
const KNOWN = 'This device has a passkey for your account already.';

async function inWords(work: () => Promise<Credential | null>): Promise<object> {
  try {
    const credential = await work();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (cause) {
    const known = cause instanceof DOMException && cause.name === 'InvalidStateError';
    throw new Error(known ? KNOWN : CANCELLED, { cause });
  }
  throw new Error(CANCELLED);
}
