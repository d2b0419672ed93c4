import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Passkey, ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { get, send } from '../api/request.ts';
import { inWords } from './passkeySignIn.ts';

const PATH = '/api/auth/passkeys';
const queryKey = ['passkeys'];

export const usePasskeys = () =>
  useQuery({ queryKey, queryFn: async () => (await get<{ items: Passkey[] }>(PATH)).items });

export function useFetchPasskeysAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}

/** Has the browser create a passkey, and stores it. Throws errors of the browser and the server. */
export async function addPasskey(name: string, proof: ProofAgain): Promise<void> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    `${PATH}/options`,
    proof,
  );
  const made = await inWords(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
  await send<void>('POST', PATH, { name, passkey: made });
}

export const removePasskey = (id: string, proof: ProofAgain) =>
  send<void>('POST', `${PATH}/${encodeURIComponent(id)}/remove`, proof);
