import { expect, it } from 'vitest';
import { say } from './words.ts';

it('[DAY-05] [T-L1] who said Not Now reads that what was not sent yet waits here, and that nothing else is kept', () => {
  for (const words of [say.keeping.no, say.notReached.text])
    expect(words).toMatch(/(?:^|\. )Only what hasn’t been sent yet is (?:kept )?here[.,]/);
  expect(say.notReached.text).toMatch(/^Your days aren’t kept on this device\./);
  expect(say.notReached.hint).toContain(`turn on ‘${say.keepTitle}’ in Sign-in settings`);
});

it('[DAY-05] who keeps their days, or did until the browser cleared them, reads that and not the opposite', () => {
  for (const words of [say.keeping.yes, say.cleared.text, say.cleared.hint])
    expect(words).not.toMatch(/aren’t kept|Only what/);
  expect(say.keeping.yes).toContain('Logging out removes them.');
});
