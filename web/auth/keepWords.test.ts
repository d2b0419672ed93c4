import { expect, it } from 'vitest';
import { CLEARED, KEEP_TITLE, keepingWords, NOT_REACHED } from './keepWords.ts';

it('[DAY-05] [T-L1] who said Not Now reads that what was not sent yet waits here, and that nothing else is kept', () => {
  for (const words of [keepingWords('no'), keepingWords(null), NOT_REACHED.text])
    expect(words).toMatch(/(?:^|\. )Only what hasn’t been sent yet is (?:kept )?here[.,]/);
  expect(NOT_REACHED.text).toMatch(/^Your days aren’t kept on this device\./);
  expect(NOT_REACHED.hint).toContain(`turn on ‘${KEEP_TITLE}’ in Sign-in settings`);
});

it('[DAY-05] who keeps their days, or did until the browser cleared them, reads that and not the opposite', () => {
  for (const words of [keepingWords('yes'), CLEARED.text, CLEARED.hint])
    expect(words).not.toMatch(/aren’t kept|Only what/);
  expect(keepingWords('yes')).toContain('Logging out removes them.');
});
