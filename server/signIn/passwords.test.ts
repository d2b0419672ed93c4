import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

// Made by scrypt itself with N = 16,384, r = 16 and p = 1; one hash takes 32 MB.
const OF_SALT = '00'.repeat(16);
const AS_DEAR =
  '5870cd0810c965c5509241d24413122764006eeb27c2401f42d1e618dd2e886cbf9045b952d68657ed44b6b167c189ba88fc23ccf357fb5fa2e6d139f588e30d';

it('whoever has stolen a hash needs 32 MB and a tenth of a second to try one password', async () => {
  expect(await isPassword('a-long-password', `${OF_SALT}:${AS_DEAR}`)).toBe(true);
  expect(await isPassword('another-password', `${OF_SALT}:${AS_DEAR}`)).toBe(false);
});

it('two people with one password have two hashes', async () => {
  const [first, second] = [
    await hashPassword('a-long-password'),
    await hashPassword('a-long-password'),
  ];
  expect(first).not.toBe(second);
});
