import { expect, it } from 'vitest';
import { hashPassword, inPasswordQueue, isPassword, type Turn } from './passwords.ts';

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

/** Runs of work that end on command, and the order in which they began. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, turn: Turn) =>
    inPasswordQueue(turn, () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    // Waiting work begins in the next turn of the event loop.
    await new Promise(setImmediate);
  };
  return { began, begin, end };
}

const from = (place: Turn['place'], email: string): Turn => ({ place, email });

it('[T-K3] guesses at one account wait for each other; nobody else waits for them', async () => {
  const { began, begin, end } = works();
  const all = [
    begin('guess 1', from('unknown', 'anna')),
    begin('guess 2', from('unknown', 'anna')),
    begin('guess 3', from('unknown', 'anna')),
    begin('other', from('unknown', 'otto')),
    begin('late', from('unknown', 'lena')),
    begin('at home', from('known', 'anna')),
  ];
  await new Promise(setImmediate);
  expect(began).toEqual(['guess 1', 'other']);
  await end('other');
  expect(began.at(-1)).toBe('at home');
  await end('at home');
  expect(began.at(-1)).toBe('late');
  await end('guess 1');
  expect(began.at(-1)).toBe('guess 2');
  await end('guess 2');
  for (const name of ['guess 3', 'late']) await end(name);
  await Promise.all(all);
  expect(began).toHaveLength(6);
});

it('one that fails makes room for the next', async () => {
  const failing = () =>
    inPasswordQueue(from('unknown', 'anna'), () => Promise.reject(new Error('away')));
  for (let round = 0; round < 5; round += 1) await expect(failing()).rejects.toThrow('away');
});
