import { codeAt, stepAt } from '#server/auth/totp.ts';

/** What an authenticator app shows, `steps` of 30 seconds from now. */
export const appCode = (key: string, steps = 0): string => codeAt(key, stepAt(new Date()) + steps);

/** The pair of a session cookie that an answer sets. */
export function cookieIn(headers: Headers): { name: string; value: string } {
  const pair = headers.getSetCookie().at(-1)?.split(';')[0] ?? '';
  const [name = '', value = ''] = pair.split(/=(.*)/);
  return { name, value };
}
