import type { Me } from '#domain/accounts/meSchema.ts';
import type { Person } from '../factories/people.ts';
import type { Refused } from './client.ts';

/** The response to signing up, signing in and confirming an address. */
export type Signed = { me: Me | null } & Refused;

/** The person whose session a Set-Cookie header opens, with the cookie for later requests. */
export function withCookie(headers: Headers): Person {
  const [name = '', value = ''] = headers.getSetCookie()[0]?.split(';')[0]?.split(/=(.*)/s) ?? [];
  return { cookie: { name, value } } as Person;
}

/** The token in a mailed link. */
export const tokenIn = (link: string | undefined): string =>
  new URL(link ?? '').searchParams.get('token') ?? '';

export const freshAddress = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;
