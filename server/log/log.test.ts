import { expect, it } from 'vitest';
import { log, sendLogTo } from './log.ts';
import { inWords } from './output.ts';

/** What `work` writes to the log. */
function said(work: () => void): string {
  let text = '';
  const release = sendLogTo((lines) => {
    text += lines;
  });
  work();
  release();
  return text;
}

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
};

it('[T-J2] an error is told with where it came from, and without what somebody wrote', () => {
  const parsing = thrownBy(() => JSON.parse('"I have diabetes'));
  const rejected = Object.assign(
    new Error('duplicate key "user_email", see https://x.test/verify-email?token=abc.def'),
    { code: '23505', detail: 'Key (email)=(anna@example.test) exists.', parameters: ['anna'] },
  );
  const wrapped = new Error('for anna@example.test', { cause: parsing });
  const lines = said(() => {
    for (const error of [parsing, rejected, wrapped]) log.error('request failed', { error });
  });
  expect(lines).not.toMatch(/diabetes|anna|abc\.def|user_email/);
  const [first, second, third] = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 'error', message: 'request failed' });
  expect(first.error.stack).toMatch(/^ {4}at .*log\.test\.ts/s);
  expect(second.error.code).toBe('23505');
  expect(third.error.cause.message).toContain('SyntaxError');
});

it('on a terminal a line is in words, and an announcement as it is', () => {
  const line = said(() => log.warn('mail not sent', { attempt: 2, error: 'refused' }));
  expect(inWords(line)).toMatch(
    /^ {2}\d\d:\d\d:\d\d warn: mail not sent \(attempt 2, error refused\)\n$/,
  );
  expect(inWords('  Weekplate is running at http://127.0.0.1:3000\n')).toBe(
    '  Weekplate is running at http://127.0.0.1:3000\n',
  );
});
