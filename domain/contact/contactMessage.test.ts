import { expect, it } from 'vitest';
import { isSpam } from './contactMessage.ts';
import { contactInputSchema } from './contactMessageSchema.ts';

const input = { name: 'Ada', email: 'ada@example.test', message: 'Hello.' };
const wrong = (changed: object) => {
  const parsed = contactInputSchema.safeParse({ ...input, ...changed });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

it('[LAND-06] name, email and message are required, the email valid', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: ' ' })).toEqual(['name']);
  expect(wrong({ message: ' ' })).toEqual(['message']);
  for (const email of ['', 'ada', 'ada@', 'ada@example', 'ada@example.test\nBcc: x@example.test'])
    expect(wrong({ email }), email).toContain('email');
});

it('[LAND-07] a name has at most 100 characters, a message 5000', () => {
  expect(wrong({ name: 'x'.repeat(100), message: 'x'.repeat(5000) })).toEqual([]);
  expect(wrong({ name: 'x'.repeat(101) })).toEqual(['name']);
  expect(wrong({ message: 'x'.repeat(5001) })).toEqual(['message']);
});

it('[T-G2] a name with a line break is refused, and a filled-in trap is spam', () => {
  expect(wrong({ name: 'Ada\r\nBcc: everybody@example.test' })).toEqual(['name']);
  expect(isSpam(contactInputSchema.parse(input))).toBe(false);
  expect(isSpam(contactInputSchema.parse({ ...input, website: 'http://x.test' }))).toBe(true);
});
