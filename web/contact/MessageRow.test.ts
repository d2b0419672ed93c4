import { expect, it } from 'vitest';
import { replyLink } from './MessageRow.tsx';

it('[LAND-07] an answer goes to the sender alone and quotes what they wrote', () => {
  const link = replyLink({
    name: 'Vera & Co?bcc=x@example.test',
    email: 'vera+a@example.test',
    message: 'Hello.\n&bcc=y@example.test',
  });
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe('vera+a@example.test');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toContain('> Hello.\r\n> &bcc=y@example.test');
});

it('[LAND-07] a long message is quoted in part, whatever stands at the cut', () => {
  const message = `${'x'.repeat(899)}😀${'y'.repeat(4000)}`;
  const link = replyLink({ name: 'Vera', email: 'vera@example.test', message });
  expect(new URL(link).searchParams.get('body')).toMatch(/^\s+Vera wrote:\r\n> x{899}\W+$/);
});
