import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HasPassword } from '#domain/signIn/accountSchema.ts';
import type {
  AddAuthenticator,
  NewKey,
  ProofAgain,
  RecoveryCodes,
  SecondFactor,
} from '#domain/signIn/secondFactorSchema.ts';
import { get, send } from '../api/request.ts';

/** Whether the user has a password, or signs in only with Google. */
export const useHasPassword = (userId: string) =>
  useQuery({
    queryKey: ['has-password', userId],
    queryFn: () => get<HasPassword>('/api/auth/password'),
  });

const queryKey = ['second-factor'];

/** The user's second factors. */
export const useSecondFactor = () =>
  useQuery({ queryKey, queryFn: () => get<SecondFactor>('/api/auth/second-factor') });

export function useFetchSecondFactorAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey });
}

export const newKey = () => send<NewKey>('POST', '/api/auth/authenticator/key');

export const addAuthenticator = (input: AddAuthenticator) =>
  send<RecoveryCodes>('PUT', '/api/auth/authenticator', input);

export const removeAuthenticator = (input: ProofAgain) =>
  send<void>('POST', '/api/auth/authenticator/remove', input);
