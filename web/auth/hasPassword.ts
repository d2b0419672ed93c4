import { useQuery } from '@tanstack/react-query';
import type { HasPassword } from '#domain/accounts/accountSchema.ts';
import { get } from '../api/request.ts';

export const useHasPassword = (userId: string) =>
  useQuery({
    queryKey: ['has-password', userId],
    queryFn: () => get<HasPassword>('/api/auth/password'),
  });
